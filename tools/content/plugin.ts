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

const ENTRY = join(import.meta.dirname, "load-now.ts");

/** Runs load-now.ts in Vite's module runner, because Node would cache the routes and schemas of the first import. */
async function loadContent(): Promise<Content> {
  const { module } = await runnerImport<{ content: typeof loaded }>(ENTRY, { configFile: false });
  return module.content;
}

/** Source files that decide how content is read: the routes and the schemas. */
const READERS = /^app\/(routes\.ts|schema\/.*|pages\/.*\/schema\.ts)$/;

/**
 * A Vite plugin that checks `content/` and serves it as modules: `content:clinic`, `content:pages/home`,
 * `content:articles/posture-problem` (which also exports the text as `Body`) and so on.
 * A mistake in the content stops the build. Only plain data reaches the browser, never a schema.
 */
export function content(): Plugin & { api: { getContent: () => Promise<Content> } } {
  let loading: Promise<Content> | undefined;
  const getContent = () => {
    loading ??= loadContent();
    return loading;
  };
  return {
    name: "content",
    enforce: "pre",
    api: { getContent },
    // Runs before the framework's plugins, so the route modules exist when they read the routes.
    config: writeArticleRoutes,
    async buildStart() {
      // The dev server shows mistakes in the browser instead.
      if (!this.meta.watchMode) await getContent();
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const source = await moduleSource(await getContent(), name);
      if (source === undefined) throw new Error(`No content is called ${name}`);
      return source;
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const { pictureCrops } = await getContent();
      await buildPictures(pictureCrops.values(), join(dir, "pictures"));
    },
    configureServer(server) {
      server.watcher.on("all", (event, file) => {
        const path = relative(".", file).replaceAll("\\", "/");
        if (!path.startsWith("content/") && !READERS.test(path)) return;
        loading = undefined;
        // A new or deleted article changes the routes, which the framework reads only at the start.
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
        getContent()
          .then(async ({ pictureCrops }) => {
            const crop = pictureCrops.get(`/pictures/${name}`);
            if (!crop) return next();
            const file = await encode(crop, Number(width), format);
            response.setHeader("Content-Type", CONTENT_TYPES[format]);
            response.end(await readFile(file));
          })
          .catch(next);
      });
    },
  };
}
