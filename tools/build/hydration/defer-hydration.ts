import { readFile } from "node:fs/promises";
import { minify, transformWithOxc } from "vite";
import type { FrameworkOutput } from "../page/framework-output.ts";
import { attribute, setAttribute, setText } from "../page/html-tree.ts";

const STARTER = new URL("start-hydration.ts", import.meta.url);

/** Compiles the script that starts hydration, which is the same on every page. */
export async function compileStarter(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(STARTER, "utf8"), STARTER.pathname);
  const minified = await minify(STARTER.pathname, `(() => {${code}})()`);
  if (minified.errors[0]) throw new Error(minified.errors[0].message);
  return minified.code.trim();
}

/**
 * Defers hydration: gives the router's scripts and preload links a type that browsers ignore, until the starter in the head
 * brings them back. With the framework's default, first paint is 42 to 45% later than without script (docs/decisions/0001).
 */
export function deferHydration(output: FrameworkOutput, starter: string): void {
  setText(output.firstScript, starter);
  for (const link of output.modulePreloads) setAttribute(link, "rel", "inert");
  for (const script of output.routerScripts) {
    const type = attribute(script, "type");
    if (type) setAttribute(script, "data-type", type);
    setAttribute(script, "type", "inert");
  }
  // Browsers restore the scroll position themselves. This would do it again later, when the visitor has scrolled on.
  setText(output.scrollScript, "");
}
