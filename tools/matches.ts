/** What the first group of a pattern finds in a text, each time the pattern matches. */
export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, found]) => {
    if (found === undefined) throw new Error(`${whole}: found no group of ${pattern}`);
    return found;
  });

/** What the first group of a pattern finds in a text that must match it. */
export function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`found no match of ${pattern}`);
  return found;
}
