import type { Site } from "../../schema/site.ts";

export type PreviewWords = Site["preview"];

export const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Says that this is a preview, of what, and where the real one is connected. */
export const previewNote = (words: PreviewWords, text: string) => `<div class="note">
      <p class="label">${escapeHtml(words.title)}</p>
      <p>${escapeHtml(text)}</p>
      <p class="where">${escapeHtml(words.where)}</p>
    </div>`;
