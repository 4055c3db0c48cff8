import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";
import { hasNames } from "./fonts.ts";
import { type Page, replaceOnce } from "./pages.ts";
import { propertiesElsewhere, shortPropertyNames, withShortProperties } from "./property-names.ts";
import { type CollectedStyles, collectedStyles, STYLES_FILE } from "./styles-plugin.ts";

/** The one stylesheet of all that Vite writes, by the name vite.config.ts gives it. */
const ALL = "style.css";

/** The letters of names, for the pages that have any. */
const NAMES = "/styles/names.css";

/** The previews' styles bring the tokens they use with them: they are documents of their own. */
const PREVIEWS = "preview.css";

/** What Vite compiles the site's script for as well: browsers of the last two and a half years. */
const TARGETS = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** A page's own styles, and the file that brings them to whoever comes from another page. */
export type RouteStyles = {
  inline: string;
  /** The same, module by module; a scoped one speaks of its own classes alone. */
  modules: { css: string; scoped: boolean }[];
  file: string;
  css: string;
};

export const hash = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

export function minify(name: string, css: string): string {
  const { code } = transform({
    filename: name,
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
  });
  return code.toString().trim();
}

/** @throws when the CSS cannot stand inside a page */
export function checkStylesheet(css: string): void {
  if (/<\/style/i.test(css)) {
    throw new Error("stylesheet: found </style, expected CSS that can stand inside a page");
  }
  const relative = /url\(\s*["']?(?!["']?(?:\/|data:|#|https:))[^)]*\)/.exec(css);
  if (relative) {
    throw new Error(`stylesheet: found ${relative[0]}, expected an address from the root`);
  }
}

/** What the styles of a build depend on beside their modules. */
type Uses = {
  /** Custom properties that are said elsewhere and keep their names. */
  properties: ReadonlySet<string>;
  /** Scripts of the routes whose words have letters that only names have. */
  names: ReadonlySet<string>;
};

/**
 * The styles of each route, by the file of its script. Those of the root stand in every page already,
 * so they are not in a route's file; where two routes need the same, they name one file.
 */
export function routeStyles(
  { modules, routes }: CollectedStyles,
  { properties, names }: Uses,
): Map<string, RouteStyles> {
  const root = Object.keys(routes).find((script) => /^\/assets\/root-/.test(script));
  if (!root)
    throw new Error(`${STYLES_FILE}: found no script of the root, expected /assets/root-…`);
  const all = routes[root] ?? [];
  const shared = all.filter((id) => !id.endsWith(NAMES));
  const short = shortPropertyNames(Object.values(modules), properties);
  const parts = (ids: readonly string[]) =>
    ids.map((id) => ({
      css: withShortProperties(modules[id] ?? "", short),
      scoped: id.endsWith(".module.css"),
    }));
  const text = (ids: readonly string[]) =>
    parts(ids)
      .map(({ css }) => css)
      .join("\n");
  return new Map(
    Object.entries(routes).map(([script, ids]) => {
      const extra = names.has(script) ? all.filter((id) => id.endsWith(NAMES)) : [];
      const own = [...extra, ...ids.filter((id) => !all.includes(id))];
      const css = minify(script, text(own));
      const inline = minify(script, text([...shared, ...own]));
      checkStylesheet(inline);
      const file = css && `/assets/page-${hash(css)}.css`;
      return [script, { inline, modules: parts([...shared, ...own]), file, css }];
    }),
  );
}

/** Reads what the build left of the styles. Call it before what is not served is removed. */
export async function readStyles(folder: string) {
  const collected = collectedStyles.parse(
    JSON.parse(await readFile(join(folder, STYLES_FILE), "utf8")),
  );
  return { collected, properties: await propertiesElsewhere(folder, [ALL, PREVIEWS]) };
}

const ROUTE_IMPORT = /import \* as route\d+ from "([^"]+)"/g;

/** The script of the route that a page shows: the last its boot imports, inside the root. */
const routeScript = ({ html }: Page): string => [...html.matchAll(ROUTE_IMPORT)].at(-1)?.[1] ?? "";

/** The scripts of the pages on which names need letters of their own. */
export const scriptsWithNames = (pages: readonly Page[]): Set<string> =>
  new Set(pages.filter(({ html }) => hasNames(html)).map(routeScript));

const MANIFEST = /^manifest-\w+\.js$/;

/**
 * The router's manifest with each route's own file of styles in the place of the one stylesheet of all,
 * which is listed for the root.
 */
export function listStyles(manifest: string, styles: ReadonlyMap<string, RouteStyles>): string {
  const listed = `"/assets/${ALL}"`;
  if (!manifest.includes(listed)) throw new Error(`manifest: found no ${listed}, expected it once`);
  return manifest
    .replace(listed, "")
    .replace(/"module":"([^"]+)"([^{}]*?)"css":\[\]/g, (text, script: string, between: string) => {
      const file = styles.get(script)?.file;
      return file ? `"module":"${script}"${between}"css":["${file}"]` : text;
    });
}

/**
 * Writes the routes' files of styles in the place of the one stylesheet of all, and the manifest anew.
 * @returns the manifest's old name and its new one, for the pages that ask for it
 */
export async function writeStyles(
  folder: string,
  styles: ReadonlyMap<string, RouteStyles>,
): Promise<{ from: string; to: string }> {
  const assets = join(folder, "assets");
  const files = await readdir(assets);
  const [manifest = "", ...more] = files.filter((name) => MANIFEST.test(name));
  if (!manifest || more.length > 0) {
    throw new Error(`assets: found ${more.length + (manifest ? 1 : 0)} manifests, expected one`);
  }
  const listed = listStyles(await readFile(join(assets, manifest), "utf8"), styles);
  const renamed = `manifest-${hash(listed)}.js`;
  await rename(join(assets, manifest), join(assets, renamed));
  await writeFile(join(assets, renamed), listed.replaceAll(manifest, renamed));
  await rm(join(assets, ALL));
  for (const { file, css } of styles.values()) if (file) await writeFile(join(folder, file), css);
  return { from: manifest, to: renamed };
}

export function stylesOfPage(page: Page, styles: ReadonlyMap<string, RouteStyles>): RouteStyles {
  const script = routeScript(page);
  const found = styles.get(script);
  if (!found) throw new Error(`${page.file}: found no styles of ${script || "its route"}`);
  return found;
}

/** Writes a page's styles into the element the document keeps for them, and takes out the link to all. */
export function inlineStyles(page: Page, inline: string): Page {
  const styled = replaceOnce(
    page,
    /(<style data-site-css="">)(<\/style>)/,
    "the element for the styles",
    (open = "", close = "") => open + inline + close,
  );
  return replaceOnce(
    styled,
    /<link rel="stylesheet"[^>]*>/,
    "the link to the one stylesheet",
    () => "",
  );
}
