import type { Site } from "../../schema/site.ts";

export type PlaceholderContent = Site["placeholder"];

export const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A small "Preview" tag. */
export const placeholderTag = (content: PlaceholderContent) =>
  `<p class="tag">${escapeHtml(content.title)}</p>`;

/** A closed box that tells the owner what goes here and where she connects it. */
export const ownerNote = (content: PlaceholderContent, text: string) => `<details class="owner">
      <summary>${escapeHtml(content.ownerNoteTitle)}</summary>
      <p>${escapeHtml(text)} ${escapeHtml(content.howToConnect)}</p>
    </details>`;
