import type { Plugin } from "vite";

/** Parts of the editor that no field of ours uses: they would be most of its files. */
const UNUSED =
  /^@shikijs\/|^terra-draw|^leaflet|^svgo|\/locales\/(?!en-)[\w-]+\.json$|heic-|shiki-engine|webp_enc/;
const UNUSED_FILES = /\.wasm$|heic-worker|marker-icon/;
const EMPTY = "\0unused";

export const leaveOut: Plugin = {
  name: "leave-out",
  enforce: "pre",
  resolveId: (id) => (UNUSED.test(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? "export default {};" : undefined),
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (UNUSED_FILES.test(file)) delete bundle[file];
  },
};

const OUTSIDE_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Leads the editor's styles to the fonts of its package: they name a network of others, and browsers
 * ask there too while the package's own fonts are on their way.
 * @throws when a font is named that the package doesn't bring
 */
export const ownFonts = (base: string): Plugin => ({
  name: "own-fonts",
  generateBundle(_, bundle) {
    const files = Object.keys(bundle);
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = chunk.code.replace(OUTSIDE_FONT, (address, font, subset) => {
        const own = files.find((file) => file.startsWith(`assets/${font}-${subset}`));
        if (!own) throw new Error(`The editor brings no font of its own for ${address}`);
        return `${base}/${own}`;
      });
    }
  },
});
