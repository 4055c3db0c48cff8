import type { HeaderRule } from "./headers.ts";
import type { Redirect } from "./redirects.ts";

const REVALIDATE = "public, max-age=0, must-revalidate";
const EVERYWHERE = "/*";

/** Headers that hosts with `_headers` send by default. nginx and Caddy need them in their configuration. */
const DEFAULTS: Record<string, string> = { "Cache-Control": REVALIDATE };

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** The headers that only some paths have: for each header, its values by path (`/about`, `/assets/*`). */
function someHeaders(rules: readonly HeaderRule[]): Map<string, Map<string, string>> {
  const result = new Map<string, Map<string, string>>();
  for (const { path, headers } of rules) {
    if (path === EVERYWHERE) continue;
    if (!/^\/([\w-]+(\/[\w-]+)*(\/\*)?)?$/.test(path)) {
      throw new Error(
        `_headers: found ${path}, expected /*, a page, /about, or a folder, /assets/*`,
      );
    }
    for (const [name, value] of Object.entries(headers)) {
      const byPath = result.get(name) ?? new Map<string, string>();
      result.set(name, byPath.set(path, value));
    }
  }
  return result;
}

const headersForAll = (rules: readonly HeaderRule[]) =>
  Object.entries(rules.find(({ path }) => path === EVERYWHERE)?.headers ?? {});

/** The pattern for a path in an nginx map. When nginx sends headers, `$uri` is the file's path, not the page's. */
const fileOf = (path: string) =>
  path.endsWith("*") ? `~^${path.slice(0, -1)}` : path === "/" ? "/index.html" : `${path}.html`;

/**
 * The rules for nginx, which reads neither `_headers` nor `_redirects`: maps for outside the server block, and headers for
 * inside it. nginx doesn't send a header with an empty value.
 */
export function nginxFiles(rules: readonly HeaderRule[], redirects: readonly Redirect[]) {
  const some = [...someHeaders(rules)].map(([name, byPath], index) => ({
    name,
    variable: `$site_header_${index}`,
    lines: [
      `default ${quoted(DEFAULTS[name] ?? "")};`,
      ...[...byPath].map(([path, value]) => `${fileOf(path)} ${quoted(value)};`),
    ],
  }));
  const map = (variable: string, lines: string[]) =>
    `map $uri ${variable} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
  const moved = redirects.flatMap(({ from, to }) => [`${from} ${to};`, `${from}/ ${to};`]);
  return {
    "nginx-maps.conf": [
      map("$site_moved_to", [`default "";`, ...moved]),
      ...some.map(({ variable, lines }) => map(variable, lines)),
    ].join("\n"),
    "nginx-headers.conf": [
      ...headersForAll(rules).map(
        ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
      ),
      ...some.map(({ name, variable }) => `add_header ${name} ${variable} always;\n`),
    ].join(""),
  };
}

/** The rules for Caddy, as directives for a site block. */
export function caddyFile(rules: readonly HeaderRule[], redirects: readonly Redirect[]): string {
  const header = (matcher: string, name: string, value: string) =>
    `header ${matcher} ${name} ${quoted(value)}\n`;
  const isGeneral = new Set(headersForAll(rules).map(([name]) => name));
  return [
    ...headersForAll(rules).map(([name, value]) => header("*", name, value)),
    ...Object.entries(DEFAULTS).map(([name, value]) => header("*", name, value)),
    // In Caddy, a later value replaces an earlier one, unless the header's name starts with +.
    ...[...someHeaders(rules)].flatMap(([name, byPath]) =>
      [...byPath].map(([path, value]) =>
        header(path, isGeneral.has(name) ? `+${name}` : name, value),
      ),
    ),
    ...redirects.map(({ from, to }) =>
      [from, `${from}/`].map((path) => `redir ${path} ${to}{query_suffix} 301\n`).join(""),
    ),
  ].join("");
}
