import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Page, replaceOnce } from "./pages.ts";

const SOURCE = "app/styles/index.css";

/** It travels in every page, before the first paint: what does not fit belongs elsewhere. */
const LIMIT_KB = 17;

/**
 * Takes the site's one stylesheet out of the folder and returns its text.
 * @throws when it cannot stand inside a page, or is too large to
 */
export async function takeStylesheet(folder: string): Promise<string> {
  const assets = join(folder, "assets");
  const files = await readdir(assets);
  const names = files.filter((name) => name.endsWith(".css"));
  const [name] = names;
  if (!name || names.length > 1) {
    throw new Error(`assets: found ${names.length} stylesheets, expected one`);
  }
  const order = layerOrder(await readFile(SOURCE, "utf8"));
  const css = order + (await readFile(join(assets, name), "utf8")).trim();
  checkStylesheet(css);
  await rm(join(assets, name));
  for (const manifest of files.filter((file) => file.startsWith("manifest-"))) {
    const path = join(assets, manifest);
    await writeFile(path, unlistStylesheet(await readFile(path, "utf8"), name));
  }
  return css;
}

/** The router's manifest without the stylesheet, which it would ask for when the page is opened anew. */
export function unlistStylesheet(manifest: string, name: string): string {
  const listed = `"/assets/${name}"`;
  if (!manifest.includes(listed)) throw new Error(`manifest: found no ${listed}, expected it once`);
  return manifest.replace(listed, "");
}

/**
 * The statement that orders the layers, as the stylesheet's source says it. The bundler joins the files
 * as chunks come and drops it, while the first mention of a layer settles its place.
 */
export function layerOrder(source: string): string {
  const order = /^@layer [\w-]+(?:, [\w-]+)+;/m.exec(source)?.[0];
  if (!order) throw new Error(`${SOURCE}: found no order of layers, expected @layer a, b, …;`);
  return order;
}

export function checkStylesheet(css: string): void {
  if (/<\/style/i.test(css)) {
    throw new Error("stylesheet: found </style, expected CSS that can stand inside a page");
  }
  const relative = /url\(\s*["']?(?!["']?(?:\/|data:|#|https:))[^)]*\)/.exec(css);
  if (relative) {
    throw new Error(`stylesheet: found ${relative[0]}, expected an address from the root`);
  }
  const kb = brotliCompressSync(css).length / 1024;
  if (kb > LIMIT_KB) {
    throw new Error(
      `stylesheet: found ${kb.toFixed(1)} KB after brotli, expected at most ${LIMIT_KB} KB, ` +
        "since every page carries it",
    );
  }
}

/** Writes the stylesheet into the element the document keeps for it. */
export const inlineStylesheet = (page: Page, css: string): Page =>
  replaceOnce(
    page,
    /(<style data-site-css="">)(<\/style>)/,
    "the element for the stylesheet",
    (open = "", close = "") => open + css + close,
  );
