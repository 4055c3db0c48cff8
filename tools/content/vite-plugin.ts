import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { otherClinicFile } from "./facts/clinic-file.ts";
import { loadContent } from "./load-content.ts";
import { type Content, isModuleName, moduleContent } from "./modules.ts";
import { encode, encodePictures, type Format, isFormat } from "./pictures/build-pictures.ts";
import { bodyModule, proseModule } from "./prose/prose-module.ts";
import { writeContentTypes } from "./write-types.ts";

const NAME = "content";
const CONTENT_TYPES: Record<Format, string> = { avif: "image/avif", jpg: "image/jpeg" };

/** The component around a text, by the text's folder. */
const pageOf = (file: string) =>
  resolve("app/pages", file.includes("/articles/") ? "blog/article" : "legal", "page.tsx");

/** What the rest of the build gets from the plugin. */
export type ContentApi = {
  getContent: () => Promise<Content>;
  /** Waits until all pictures are encoded, and puts them into a folder. */
  writePictures: (folder: string) => Promise<void>;
};

/** The API of the plugin among those of a build. */
export function contentApi(plugins: readonly Plugin<ContentApi>[]): ContentApi {
  const api = plugins.find(({ name }) => name === NAME)?.api;
  if (!api) throw new Error(`Found no plugin ${NAME} in vite.config.ts`);
  return api;
}

/**
 * A Vite plugin that checks `content/` and serves it as modules, such as `content:clinic` and `content:pages/home`, and
 * makes a route module of each text. A mistake stops the build. Only plain data reaches the browser, never a schema.
 */
export function contentPlugin(): Plugin<ContentApi> & { api: ContentApi } {
  let loading: Promise<Content> | undefined;
  let encoding: Promise<string[]> | undefined;
  const getContent = () => {
    loading ??= loadContent();
    return loading;
  };
  return {
    name: NAME,
    enforce: "pre",
    api: {
      getContent,
      async writePictures(folder) {
        await mkdir(folder, { recursive: true });
        for (const file of (await encoding) ?? [])
          await copyFile(file, join(folder, basename(file)));
      },
    },
    configResolved: writeContentTypes,
    async buildStart() {
      // The dev server shows mistakes in the browser instead.
      if (this.meta.watchMode) return;
      const { pictureCrops } = await getContent();
      // The rest of the build, which keeps one core busy, doesn't wait for the pictures.
      encoding ??= encodePictures([...pictureCrops.values()]);
      // If it fails, writePictures throws at the end of the build.
      encoding.catch(() => undefined);
    },
    resolveId: { filter: { id: /^content:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0content:/ },
      async handler(id) {
        const name = id.slice("\0content:".length);
        if (!isModuleName(name)) throw new Error(`No content is called ${name}`);
        return `export default ${JSON.stringify(moduleContent(await getContent(), name))};`;
      },
    },
    // The framework reads a route's file itself, so this replaces its text, also where a query follows its name.
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(_, id) {
        const file = relative(".", id.replace(/\?.*/, "")).replaceAll("\\", "/");
        const { articles, legal } = await getContent();
        const prose = [...articles, ...legal].find((each) => each.file === file);
        if (!prose) throw new Error(`${file}: found no such text`);
        return id.endsWith("?body") ? bodyModule(prose) : proseModule(prose, pageOf(file));
      },
    },
    configureServer(server) {
      const other = otherClinicFile();
      const others = other ? [other, join(dirname(other), "images")] : [];
      const paths = ["content", ...others].map((path) => resolve(path));
      server.watcher.add(paths);
      server.watcher.on("all", (event, file) => {
        // Vite itself restarts the server when a schema or a route changes, because this plugin imports them.
        if (!paths.some((path) => file === path || file.startsWith(path + sep))) return;
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
