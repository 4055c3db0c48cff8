import { readFile } from "node:fs/promises";
import { basename, relative, resolve, sep } from "node:path";
import { Features, transform } from "lightningcss";
import type { Plugin } from "vite";
import { FOLDER_LAYERS } from "../../../app/styles/layers.ts";

const BREAKPOINTS = resolve("app/styles/breakpoints.css");
/** Browsers don't support `@custom-media` yet, and the oldest ones don't support nesting. */
const FLATTENED = Features.CustomMediaQueries | Features.Nesting;

/** The cascade layer for a stylesheet without its own `@layer`. */
function layerOf(file: string): string | undefined {
  if (basename(file) === "compositions.css") return "compositions";
  if (!file.endsWith(".module.css")) return undefined;
  const layer = FOLDER_LAYERS[relative("app", file).split(sep)[0] ?? ""];
  if (!layer) throw new Error(`${file}: found no layer for its folder; see app/styles/layers.ts`);
  return layer;
}

/** Wraps a component's CSS in its layer and replaces named breakpoints with their widths. */
export function layered(file: string, css: string, breakpoints: string): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(`${breakpoints}@layer ${layerOf(file)}{${css}}`),
    drafts: { customMedia: true },
    include: FLATTENED,
  });
  return code.toString();
}

/** A Vite plugin that puts CSS modules into layers and lets them use app/styles/breakpoints.css. */
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
