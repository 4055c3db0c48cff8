import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  bothForms,
  formatHeadersFile,
  formatRedirectsFile,
  type HeaderRule,
  type Redirect,
} from "./rules.ts";

type Rules = { headers: readonly HeaderRule[]; redirects: readonly Redirect[] };

const EVERYWHERE = "/*";
/** Hosts with `_headers` do this by default. nginx and Caddy need it in their configuration. */
const CACHING = { name: "Cache-Control", value: '"public, max-age=0, must-revalidate"' };

/**
 * The headers of each rule, with their values in quotation marks.
 * @throws Error for a path that isn't all (`/*`), a page (`/about`) or a folder (`/assets/*`)
 */
const headersIn = (rules: readonly HeaderRule[]) =>
  rules.flatMap(({ path, headers }) => {
    if (!/^\/([\w-]+(\/[\w-]+)*(\/\*)?|\*)?$/.test(path))
      throw new Error(
        `_headers: found ${path}, expected /*, a page, /about, or a folder, /assets/*`,
      );
    return Object.entries(headers).map(([name, value]) => ({
      ...{ path, name, value: `"${value.replaceAll('"', '\\"')}"` },
      isGeneral: path === EVERYWHERE,
    }));
  });

/** The pattern for a path in an nginx map. When nginx sends headers, `$uri` is the file's path, not the page's. */
const fileOf = (path: string) =>
  path.endsWith("*") ? `~^${path.slice(0, -1)}` : path === "/" ? "/index.html" : `${path}.html`;

const nginxMap = (variable: string, fallback: string, lines: readonly string[]) =>
  `map $uri ${variable} {\n  default ${[fallback, ...lines].join(";\n  ")};\n}\n`;

/**
 * The rules for nginx: maps for outside the server block, and headers for inside it. A header that only some paths have
 * is a map from their paths to its values. nginx doesn't send a header with an empty value.
 */
export function nginxFiles({ headers, redirects }: Rules) {
  const moved = bothForms(redirects).map(({ from, to }) => `${from} ${to}`);
  const maps = [nginxMap("$site_moved_to", '""', moved)];
  const added: string[] = [];
  const add = (name: string, value: string) => added.push(`add_header ${name} ${value} always;\n`);
  const all = headersIn(headers);
  for (const { name, value, isGeneral } of all) if (isGeneral) add(name, value);
  const some = all.filter(({ isGeneral }) => !isGeneral);
  for (const [name, entries] of Map.groupBy(some, (each) => each.name)) {
    const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`;
    const fallback = name === CACHING.name ? CACHING.value : '""';
    const lines = entries.map(({ path, value }) => `${fileOf(path)} ${value}`);
    maps.push(nginxMap(variable, fallback, lines));
    add(name, variable);
  }
  return { "nginx-maps.conf": maps.join("\n"), "nginx-headers.conf": added.join("") };
}

/** The rules for Caddy, as directives for a site block. */
export function caddyFile({ headers, redirects }: Rules): string {
  const all = [{ ...CACHING, path: EVERYWHERE, isGeneral: true }, ...headersIn(headers)];
  const general = new Set(all.filter((each) => each.isGeneral).map(({ name }) => name));
  return [
    ...all.map(({ path, name, value, isGeneral }) => {
      // In Caddy, a later value replaces an earlier one, unless the header's name starts with +.
      const joins = !isGeneral && general.has(name) && name !== CACHING.name;
      return `header ${path} ${joins ? "+" : ""}${name} ${value}\n`;
    }),
    ...bothForms(redirects).map(({ from, to }) => `redir ${from} ${to}{query_suffix} 301\n`),
  ].join("");
}

/**
 * Writes a site's headers and redirects in each host's format.
 * @param folders `site` is deployed; `servers` gets the files of nginx and Caddy
 */
export async function writeRules(
  folders: { site: string; servers: string },
  rules: Rules,
): Promise<void> {
  await mkdir(folders.servers, { recursive: true });
  const { site, servers } = folders;
  const files = {
    [join(site, "_headers")]: formatHeadersFile(rules.headers),
    [join(site, "_redirects")]: formatRedirectsFile(rules.redirects),
    [join(servers, "caddy-site")]: caddyFile(rules),
    ...Object.fromEntries(
      Object.entries(nginxFiles(rules)).map(([name, text]) => [join(servers, name), text]),
    ),
  };
  for (const [file, text] of Object.entries(files)) await writeFile(file, text);
}
