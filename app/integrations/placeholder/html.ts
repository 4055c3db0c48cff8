import type { Site } from "../../schema/site.ts";

export type PlaceholderLabels = Site["placeholder"];

export const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A small "Preview" tag. */
export const placeholderTag = (labels: PlaceholderLabels) =>
  `<p class="tag">${escapeHtml(labels.title)}</p>`;

/** A closed box that tells the owner what goes here and where she connects it. */
export const ownerNote = (labels: PlaceholderLabels, text: string) => `<details class="owner">
      <summary>${escapeHtml(labels.ownerNoteTitle)}</summary>
      <p>${escapeHtml(text)} ${escapeHtml(labels.howToConnect)}</p>
    </details>`;
