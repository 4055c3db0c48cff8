/** Word lists that patterns use in braces, such as `{care}`. Each entry is the base forms of its words. */
export type Lexicon = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Parses word lists whose entries are separated by commas. */
export const lexiconOf = (lists: Record<string, string>): Lexicon =>
  new Map(
    Object.entries(lists).map(([name, entries]) => [
      name,
      entries
        .split(/,\s*/)
        .map((entry) => entry.trim().replaceAll("'s", " 's").split(/\s+/))
        // Longest first, so that a phrase matches as a whole.
        .sort((a, b) => b.length - a.length),
    ]),
  );
