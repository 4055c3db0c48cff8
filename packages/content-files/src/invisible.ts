import { ContentError } from "./content-error.ts";

/** What other programs leave in pasted words: soft hyphens, zero-width spaces, marks for the direction of writing. */
const INVISIBLE = /(?![\t\r\n])[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** @throws ContentError with the line of the first character that can't be seen */
export function refuseInvisible(file: string, text: string, firstLine: number): void {
  const at = text.search(INVISIBLE);
  if (at === -1) return;
  const before = text.slice(0, at).split("\n");
  const word = before.at(-1)?.trim().split(/\s+/).at(-1)?.slice(-40);
  const place = word ? `after “${word}”` : "at the start";
  throw new ContentError([
    `${file}: line ${firstLine + before.length - 1}: found an invisible character ${place}, expected none: delete the words around it and type them again`,
  ]);
}
