/** Headers for the paths a rule names; a `*` at the end matches the rest of the path. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** The text of a `_headers` file, as Netlify, Cloudflare Pages and others read it. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");

/** @throws on a line that is neither a path, a header, a comment nor empty */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (line.startsWith("/")) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !value || !rule) {
      throw new Error(`_headers: line ${index + 1}: found "${line}", expected a path or a header`);
    }
    rule.headers[name] = value;
  }
  return rules;
}
