import { readFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { compile } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { buildPictures, encode, type Format } from "./build-pictures.ts";
import { type Content, loadContent } from "./load.ts";
import { cutRequests } from "./picture-field.ts";

const PREFIX = "content:";
const PICTURES = "content/images";
const CONTENT_TYPES: Record<Format, string> = {
  avif: "image/avif",
  jpg: "image/jpeg",
};

/** The route module of an article: the one article screen around that article's own words. */
const articleRoute = (slug: string) => `
import article, { Body } from "content:articles/${slug}";
import { ArticleScreen, articleMeta } from "/app/routes/article.tsx";
export const meta = () => articleMeta(article);
export default function ArticleRoute() {
  return ArticleScreen({ article, Body });
}
`;

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
    async buildStart() {
      await load();
    },
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const { data, prose } = await load();
      if (!data.has(name)) throw new Error(`No content is called ${name}`);
      const fields = `export default ${JSON.stringify(data.get(name))};`;
      const text = prose.get(name);
      if (!text) return fields;
      const body = await compile(text.body, {
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeSlug],
      });
      return `${String(body).replace("export default function MDXContent", "export function Body")}\n${fields}`;
    },
    // The framework hands a route's source straight to the transforms, so the route is made here.
    transform(_code, id) {
      const [path = ""] = id.split("?");
      return path.includes("/content/articles/") ? articleRoute(basename(path, ".mdx")) : undefined;
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || !dir) return;
      await buildPictures(PICTURES, cutRequests.values(), join(dir, "pictures"));
    },
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (!relative(resolve("content"), file).startsWith("..")) {
          loading = undefined;
          server.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        }
      });
      server.middlewares.use("/pictures", (request, response, next) => {
        const match = /^\/(.+)-(\d+)\.(avif|jpg)$/.exec(request.url ?? "");
        const cut = cutRequests.get(`/pictures/${match?.[1]}`);
        if (!match || !cut) return next();
        const format = match[3] as Format;
        encode(PICTURES, cut, Number(match[2]), format)
          .then(async (file) => {
            response.setHeader("Content-Type", CONTENT_TYPES[format]);
            response.end(await readFile(file));
          })
          .catch(next);
      });
    },
  };
}
