import type { Plugin } from "vite";
import { z } from "zod";

/** Where the plugin leaves what the end of the build reads, in the client's folder. */
export const STYLES_FILE = ".vite/page-styles.json";

/** The text of each style module, and which of them a route needs, by the file of its script. */
export const collectedStyles = z.object({
  modules: z.record(z.string(), z.string()),
  routes: z.record(z.string(), z.array(z.string())),
});
export type CollectedStyles = z.infer<typeof collectedStyles>;

const ROUTE = /\?__react-router-build-client-route$/;
const STYLE = /\.css$/;
/** How Vite names a file of its own in CSS until all files have their names. */
const FILE = /__VITE_ASSET__([\w$]{22})(?:_[a-f\d]{24})?__/g;

type Graph = (id: string) => { importedIds: readonly string[]; dynamicIds: readonly string[] };

/**
 * The style modules a route reaches, each after those it imports and in the order of its imports:
 * the order in which they stand in a stylesheet.
 */
export function reachedStyles(entry: string, graph: Graph): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds, dynamicIds } = graph(id);
    for (const next of [...importedIds, ...dynamicIds]) visit(next);
    if (STYLE.test(id)) styles.push(id);
  };
  visit(entry);
  return styles;
}

/**
 * Follows which styles each route needs, module by module: the bundler's own split goes by chunks,
 * and a chunk that many routes share would bring each of them the styles of the others.
 */
export function styles(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: "page-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // After the CSS is compiled, before Vite makes a module of it.
    transform(code, id) {
      if (STYLE.test(id)) texts.set(id, code);
    },
    generateBundle(_options, bundle) {
      const graph: Graph = (id) => {
        const found = this.getModuleInfo(id);
        return {
          importedIds: found?.importedIds ?? [],
          dynamicIds: found?.dynamicallyImportedIds ?? [],
        };
      };
      const collected: CollectedStyles = { modules: {}, routes: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId || !ROUTE.test(chunk.facadeModuleId))
          continue;
        const reached = reachedStyles(chunk.facadeModuleId, graph).filter((id) => texts.has(id));
        collected.routes[`/${chunk.fileName}`] = reached;
        for (const id of reached) {
          collected.modules[id] = (texts.get(id) ?? "").replaceAll(
            FILE,
            (_, reference: string) => `/${this.getFileName(reference)}`,
          );
        }
      }
      this.emitFile({ type: "asset", fileName: STYLES_FILE, source: JSON.stringify(collected) });
    },
  };
}
