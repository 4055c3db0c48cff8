import { extname } from "node:path";
import type { Plugin } from "vite";
import type { Content } from "../content/load.ts";
import { previewFiles } from "./preview-files.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
};

/**
 * Serves and builds `/preview/`: what stands in place of an outside service until its id is set.
 * Of a connected service nothing is built.
 */
export function preview(load: () => Promise<Content>): Plugin {
  const files = async () => {
    const { clinic, site } = await load();
    return previewFiles(clinic.integrations, site);
  };
  return {
    name: "preview",
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [name, source] of await files()) {
        this.emitFile({ type: "asset", fileName: `preview/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use("/preview", (request, response, next) => {
        const asked = (request.url ?? "").replace(/^\/|\?.*$/g, "");
        const name = extname(asked) === "" ? `${asked}.html` : asked;
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
