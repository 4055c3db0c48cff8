import type { Plugin } from "vite";

/** Parts of the editor that no field of ours uses, which would be most of its files, and what only Node has. */
const UNUSED =
  /^node:|^@shikijs\/|^terra-draw|^leaflet|^svgo|\/locales\/(?!en-)[\w-]+\.json$|heic-|shiki-engine|webp_enc/;
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

/** Where the editor would ask how the git hosts are: it takes no answer for one that is unknown. */
const STATUS_PAGE =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;

/**
 * Keeps the editor from asking others: its styles name fonts in a network of others, and browsers ask
 * there too while the fonts of its own package are on their way.
 * @throws when a font is named that the package doesn't bring
 */
export const stayHome = (base: string): Plugin => ({
  name: "stay-home",
  generateBundle(_, bundle) {
    const files = Object.keys(bundle);
    const ownFont = (address: string, font: string, subset: string) => {
      const own = files.find((file) => file.startsWith(`assets/${font}-${subset}`));
      if (!own) throw new Error(`The editor brings no font of its own for ${address}`);
      return `${base}/${own}`;
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      chunk.code = chunk.code
        .replace(OUTSIDE_FONT, ownFont)
        .replace(STATUS_PAGE, "data:application/json,{}");
    }
  },
});
