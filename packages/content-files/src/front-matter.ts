const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A file's YAML between two `---` lines, and the text below, which starts on `firstLine`. */
export type SplitFile = { yaml: string; body: string; firstLine: number };

/** Splits a file. Returns undefined if it doesn't start with front matter. */
export function splitFrontMatter(source: string): SplitFile | undefined {
  const [above, yaml] = FRONT_MATTER.exec(source) ?? [];
  if (above === undefined || yaml === undefined) return undefined;
  return { yaml, body: source.slice(above.length), firstLine: above.split("\n").length };
}

/** Splits a file into its YAML and its trimmed text. Returns undefined if it has no front matter. */
export function splitSource(source: string): { yaml: string; body: string } | undefined {
  const parts = splitFrontMatter(source);
  return parts && { yaml: `${parts.yaml}\n`, body: parts.body.trim() };
}
