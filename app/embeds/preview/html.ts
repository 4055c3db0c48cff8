import type { Site } from "../../schema/site.ts";

export type PreviewWords = Site["preview"];

export const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A small tag that says this is a preview. */
export const previewTag = (words: PreviewWords) => `<p class="tag">${escapeHtml(words.title)}</p>`;

/** What goes here, and where the owner connects it: closed until she opens it. */
export const ownerNote = (words: PreviewWords, text: string) => `<details class="owner">
      <summary>${escapeHtml(words.owner)}</summary>
      <p>${escapeHtml(text)} ${escapeHtml(words.where)}</p>
    </details>`;
