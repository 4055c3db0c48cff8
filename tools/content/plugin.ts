import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { buildPictures, encode, type Format, isFormat } from "./build-pictures.ts";
import { writeArticleRoutes } from "./generate.ts";
import type { Content } from "./load.ts";
import type { content as loaded } from "./load-now.ts";
import { moduleSource } from "./modules.ts";

const PREFIX = "content:";
const CONTENT_TYPES: Record<Format, string> = {
  avif: "image/avif",
  jpg: "image/jpeg",
};

const LOADER = join(import.meta.dirname, "load-now.ts");

/** Runs the loader anew each time: an import by Node would keep the routes and schemas that it began with. */
async function loadContent(): Promise<Content> {
  const { module } = await runnerImport<{ content: typeof loaded }>(LOADER, { configFile: false });
  return module.content;
}

/** What the content is read by: routes, schemas, and what each page's YAML file holds. */
const READERS = /^app\/(routes\.ts|schema\/.*|pages\/.*\/content\.ts)$/;

/**
 * Checks `content/` and serves it as modules: `content:clinic`, `content:pages/home`,
 * `content:articles/posture-problem` (which also exports the text as `Body`) and so on.
 * Wrong content stops the build. Only plain data reaches the browser, never a schema.
 */
export function content(): Plugin & { api: { load: () => Promise<Content> } } {
  let loading: Promise<Content> | undefined;
  const load = () => {
    loading ??= loadContent();
    return loading;
  };
  return {
    name: "content",
    enforce: "pre",
    api: { load },
    // Before the framework reads the routes: this plugin runs before its plugins.
    config: writeArticleRoutes,
    async buildStart() {
      // While words are being written a mistake is shown in the browser, and mended there.
      if (!this.meta.watchMode) await load();
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const source = await moduleSource(await load(), name);
      if (source === undefined) throw new Error(`No content is called ${name}`);
      return source;
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const { pictureSizes } = await load();
      await buildPictures(pictureSizes.values(), join(dir, "pictures"));
    },
    configureServer(server) {
      server.watcher.on("all", (event, file) => {
        const path = relative(".", file).replaceAll("\\", "/");
        if (!path.startsWith("content/") && !READERS.test(path)) return;
        loading = undefined;
        // Which articles there are decides which routes there are, and those are read at the start.
        if (event !== "change" && file.endsWith(".mdx")) {
          server.restart().catch((error: unknown) => server.config.logger.error(String(error)));
          return;
        }
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
      server.middlewares.use("/pictures", (request, response, next) => {
        const [, name, width, format] = /^\/(.+)-(\d+)\.(\w+)$/.exec(request.url ?? "") ?? [];
        if (!name || !format || !isFormat(format)) return next();
        load()
          .then(async ({ pictureSizes }) => {
            const cut = pictureSizes.get(`/pictures/${name}`);
            if (!cut) return next();
            const file = await encode(cut, Number(width), format);
            response.setHeader("Content-Type", CONTENT_TYPES[format]);
            response.end(await readFile(file));
          })
          .catch(next);
      });
    },
  };
}
