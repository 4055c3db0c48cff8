import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";

const BREAKPOINTS = resolve("app/styles/breakpoints.css");
/** Browsers don't know `@custom-media` yet, and packages/critical-css sorts rules that aren't nested. */
const FLATTENED = Features.CustomMediaQueries | Features.Nesting;

/** The layer of a stylesheet that doesn't name one itself; app/root.tsx says their order. */
function layerOf(file: string): string | undefined {
  if (file.endsWith(".module.css")) return "components";
  return basename(file) === "compositions.css" ? "compositions" : undefined;
}

/** A component's CSS in its layer, its named breakpoints replaced by their widths. */
export function layered(file: string, css: string, breakpoints: string): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(`${breakpoints}@layer ${layerOf(file)}{${css}}`),
    drafts: { customMedia: true },
    include: FLATTENED,
  });
  return code.toString();
}

/** Puts each CSS module into its layer, and lets it use the breakpoints of app/styles/breakpoints.css. */
export function componentCss(): Plugin {
  return {
    name: "component-css",
    enforce: "pre",
    async transform(css, id) {
      const file = id.replace(/\?.*$/, "");
      if (!layerOf(file)) return undefined;
      this.addWatchFile(BREAKPOINTS);
      return layered(file, css, await readFile(BREAKPOINTS, "utf8"));
    },
  };
}
