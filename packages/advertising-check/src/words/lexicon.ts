/** Lists of words that patterns name in braces; each entry is the plain forms of its words in a row. */
export type Lexicon = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Makes a lexicon of lists that are written one after the other, entries parted by commas. */
export const lexiconOf = (lists: Record<string, string>): Lexicon =>
  new Map(
    Object.entries(lists).map(([name, entries]) => [
      name,
      entries
        .split(/,\s*/)
        .map((entry) => entry.trim().replaceAll("'s", " 's").split(/\s+/))
        // The longest first, so that a phrase is read as a whole.
        .sort((a, b) => b.length - a.length),
    ]),
  );
