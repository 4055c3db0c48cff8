import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { matches } from "../../matches.ts";

/** The modules that a module waits for: its static imports, and its top-level `await import()`. */
export function awaitedModules(code: string): string[] {
  return parseAst(code).body.flatMap((node) => {
    if ("source" in node && node.source) return [node.source.value];
    const awaited =
      node.type === "ExpressionStatement" && node.expression.type === "AwaitExpression"
        ? node.expression.argument
        : undefined;
    if (awaited?.type !== "ImportExpression" || awaited.source.type !== "Literal") return [];
    return [String(awaited.source.value)];
  });
}

/**
 * The paths of all script files that hydrate a page, without the embeds: the hydration file, the preloaded module, and
 * every module that these wait for.
 * @param folder the built site
 */
export function scriptFiles(folder: string, html: string): string[] {
  const files = new Set([
    ...matches(html, /<link rel="deferred-modulepreload" href="([^"]*)"/g),
    ...matches(html, /<script data-hydrate="([^"]*)"/g),
  ]);
  for (const file of files) {
    const code = readFileSync(join(folder, file), "utf8");
    for (const name of awaitedModules(code)) {
      files.add(new URL(name, `http://site${file}`).pathname);
    }
  }
  return [...files];
}
