import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { matches } from "../../matches.ts";

/** The modules that a module waits for: its imports, and the imports it awaits at its top level. */
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
 * The script files, as paths of the site, that bring a page to life before any embed is asked for:
 * what its late start fetches, and every module those wait for.
 * @param folder the built site
 */
export function scriptFiles(folder: string, html: string): string[] {
  const files = new Set([
    ...matches(html, /<link rel="late-modulepreload" href="([^"]*)"/g),
    ...matches(html, /<script data-boot="([^"]*)"/g),
  ]);
  for (const file of files) {
    const code = readFileSync(join(folder, file), "utf8");
    for (const name of awaitedModules(code)) {
      files.add(new URL(name, `http://site${file}`).pathname);
    }
  }
  return [...files];
}
