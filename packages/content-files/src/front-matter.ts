const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A file's fields between --- and ---, in YAML, and its text below, which begins on `firstLine`. */
export type FrontMatter = { fields: string; body: string; firstLine: number };

/** Takes a file apart; nothing where it does not begin with fields. */
export function frontMatterOf(source: string): FrontMatter | undefined {
  const [above, fields] = FRONT_MATTER.exec(source) ?? [];
  if (above === undefined || fields === undefined) return undefined;
  return { fields, body: source.slice(above.length), firstLine: above.split("\n").length };
}

/** The YAML and the trimmed text of such a file, as `formatFile` and `writeYaml` take them. */
export function splitFile(source: string): { head: string; body: string } | undefined {
  const parts = frontMatterOf(source);
  return parts && { head: `${parts.fields}\n`, body: parts.body.trim() };
}
