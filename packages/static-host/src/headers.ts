/** Headers for a path. A `*` at its end matches the rest of the path. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** Writes a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");

/** @throws Error for a line that isn't a path, a header, a comment or empty */
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
