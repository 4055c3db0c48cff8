import { extname } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Content } from "../../content/modules.ts";
import { PLACEHOLDER_FOLDER } from "../page/html-files.ts";
import { placeholderFiles, STYLESHEET } from "./placeholder-files.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".webp": "image/webp",
};

/** `@font-face` rules for the site's two fonts, which are already in the browser's cache. */
const fontFaces = (bundle: Rolldown.OutputBundle) =>
  Object.entries({ Fraunces: "400", Figtree: "400 600" }).map(([family, weight]) => {
    const source = `app/styles/fonts/${family.toLowerCase()}.woff2`;
    const file = Object.values(bundle).find(
      (output) => output.type === "asset" && output.originalFileNames.includes(source),
    );
    if (!file) throw new Error(`${source}: found no such font in the build`);
    return `@font-face{font-family:${family};src:url("/${file.fileName}");font-weight:${weight};font-display:swap}\n`;
  });

/** A Vite plugin that serves and builds `/placeholder/`: placeholders for integrations whose account ids aren't set yet. */
export function placeholders(getContent: () => Promise<Content>): Plugin {
  const files = async () => {
    const { clinic, site } = await getContent();
    return placeholderFiles(clinic.integrations, site);
  };
  return {
    name: "placeholders",
    async generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const [name, text] of await files()) {
        const source = name === STYLESHEET ? fontFaces(bundle).join("") + text : text;
        this.emitFile({ type: "asset", fileName: `${PLACEHOLDER_FOLDER}/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${PLACEHOLDER_FOLDER}`, (request, response, next) => {
        const requested = (request.url ?? "").replace(/^\/|\?.*$/g, "");
        const name = extname(requested) === "" ? `${requested}.html` : requested;
        files()
          .then((built) => {
            const source = built.get(name);
            if (source === undefined) return next();
            response.setHeader("Content-Type", TYPES[extname(name)] ?? "text/plain");
            response.end(source);
          })
          .catch(next);
      });
    },
  };
}
