import { ContentError } from "./content-error.ts";

/**
 * What other programs leave in pasted words: soft hyphens, zero-width spaces, marks for the direction of writing. Emoji
 * have joiners and variation selectors in them.
 */
const INVISIBLE = /(?![\t\r\n\u200c]|[\u200d]|[\ufe0e\ufe0f])[\p{Cc}\p{DI}\u2028\u2029]/u;

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
