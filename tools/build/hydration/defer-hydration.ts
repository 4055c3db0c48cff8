import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import type { FrameworkOutput } from "../page/framework-output.ts";
import { attribute, type Element, remove, setAttribute, setText } from "../page/html-tree.ts";

const STARTER = new URL("start-hydration.ts", import.meta.url);
const PRELUDE = new URL("move-page-css.ts", import.meta.url);

async function compile(url: URL, wrap: (code: string) => string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(url, "utf8"), url.pathname);
  const script = wrap(code.replace(/^export \{\};?$/m, ""));
  const minified = await minify(url.pathname, script, {
    compress: true,
    mangle: true,
    module: true,
  });
  if (minified.errors[0]) throw new Error(minified.errors[0].message);
  return minified.code.trim();
}

/** Compiles and minifies the code that all pages share: the inline starter, and what runs before the router's code. */
export const compileScripts = async () => ({
  starter: await compile(STARTER, (code) => `(() => {${code}})()`),
  prelude: await compile(PRELUDE, (code) => code),
});

/**
 * Defers hydration: moves the router's inline scripts into a separate file, which the starter in the head imports once the
 * page has painted. With the framework's default, first paint is 42 to 45% later than without script (docs/decisions/0001).
 * The file imports every module but the entry, which has to run last. The largest module in `assets` and the entry are
 * also preloaded when hydration starts.
 * @returns the file. Its address is in an attribute, so the starter, and its hash in the security policy, are the same on every page.
 */
export function deferHydration(
  { firstScript, modulePreloads, routerScripts, routerCode, entry }: FrameworkOutput,
  { starter, prelude }: { starter: string; prelude: string },
  assets: ReadonlyMap<string, string>,
): { file: string; text: string } {
  const pathOf = (link: Element) => attribute(link, "href") ?? "";
  const isEntry = (link: Element) => pathOf(link) === entry;
  const imports = modulePreloads
    .filter((link) => !isEntry(link))
    .map((link) => `import "${pathOf(link)}";`);
  const text = [...imports, prelude, routerCode].join("\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const file = `assets/hydrate-${hash}.js`;

  const sizeOf = (link: Element) => assets.get(pathOf(link))?.length ?? 0;
  const [largest] = modulePreloads.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  for (const link of modulePreloads) {
    if (link === largest || isEntry(link)) setAttribute(link, "rel", "deferred-modulepreload");
    else remove(link);
  }
  // React expects the script elements it rendered, so they stay, but empty.
  for (const script of routerScripts) setText(script, "");
  setText(firstScript, starter);
  setAttribute(firstScript, "data-hydrate", `/${file}`);
  return { file, text };
}
