import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { buildPictures, encode, type Format, isFormat } from "./build-pictures.ts";
import { loadContent } from "./load.ts";
import { type Content, moduleContent } from "./modules.ts";
import { proseModule } from "./prose-module.ts";

const PREFIX = "content:";
const CONTENT_TYPES: Record<Format, string> = {
  avif: "image/avif",
  jpg: "image/jpeg",
};

/** The page that renders a text, by the text's folder. */
const layoutOf = (file: string) =>
  resolve("app/pages", file.includes("/articles/") ? "blog/article" : "legal", "page.tsx");

/**
 * A Vite plugin that checks `content/` and serves it as modules, such as `content:clinic` and `content:pages/home`, and
 * makes a route module of each text. A mistake in the content stops the build. Only plain data reaches the browser, never a
 * schema.
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
      const data = moduleContent(await getContent(), name);
      if (data === undefined) throw new Error(`No content is called ${name}`);
      return `export default ${JSON.stringify(data)};`;
    },
    // The framework reads a route's file itself, so this replaces its text, also where a query follows its name.
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(_, id) {
        const file = relative(".", id.replace(/\?.*/, "")).replaceAll("\\", "/");
        const { articles, legal } = await getContent();
        const prose = [...articles, ...legal].find((each) => each.file === file);
        if (!prose) throw new Error(`${file}: found no such text`);
        return proseModule(prose, layoutOf(file));
      },
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      const { pictureCrops } = await getContent();
      await buildPictures(pictureCrops.values(), join(dir, "pictures"));
    },
    configureServer(server) {
      server.watcher.on("all", (event, file) => {
        // Vite itself restarts the server when a schema or a route changes, because this plugin imports them.
        if (!relative(".", file).startsWith("content")) return;
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
