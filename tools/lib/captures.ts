/** The first group of each match of the pattern. The pattern has to have a group. */
export const allCaptures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, found]) => {
    if (found === undefined) throw new Error(`${whole}: found no group of ${pattern}`);
    return found;
  });

/** The first group of the pattern's first match. Throws if the text doesn't match. */
export function firstCapture(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`found no match of ${pattern}`);
  return found;
}
