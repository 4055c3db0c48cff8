/** Headers for a path. A `*` at its end matches the rest of the path. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** An old address and the page it leads to, both as paths. */
export type Redirect = { from: string; to: string };

// The `_headers` and `_redirects` files, which Netlify, Cloudflare Pages and others read.

export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
    )
    .join("\n\n")
    .concat("\n");

/** @throws Error for a line that is neither a path nor a header */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n").filter((each) => each !== "")) {
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith("/")) rules.push({ path: line, headers: {} });
    else if (name && value && rule) rule.headers[name] = value;
    else throw new Error(`_headers: found "${line}", expected a path or a header`);
  }
  return rules;
}

/**
 * The headers for a path, with lower-case names. All matching rules apply, and two values of one header are joined with a
 * comma, as static hosts do. A rule can't remove another rule's header.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const result = new Map<string, string>();
  for (const { path: covered, headers } of rules) {
    if (covered.endsWith("*") ? !path.startsWith(covered.slice(0, -1)) : path !== covered) continue;
    for (const [name, value] of Object.entries(headers)) {
      const earlier = result.get(name.toLowerCase());
      result.set(name.toLowerCase(), earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return result;
}

/** Each old address with and without a slash at the end, because some hosts treat these as different. */
export const bothForms = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);

export const formatRedirectsFile = (redirects: readonly Redirect[]): string =>
  bothForms(redirects)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");

/** New addresses by old ones. */
export const parseRedirectsFile = (text: string): Map<string, string> =>
  new Map(
    text
      .split("\n")
      .map((line) => line.split(" "))
      .flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])),
  );
