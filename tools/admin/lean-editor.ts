import type { Plugin } from "vite";

/** Modules left out of the editor's bundle: features that our fields don't use (most of its size), and Node's. */
const UNUSED =
  /^node:|^@shikijs\/|^terra-draw|^leaflet|^svgo|\/locales\/(?!en-)[\w-]+\.json$|heic-|shiki-engine|webp_enc/;
const UNUSED_FILES = /\.wasm$|heic-worker|marker-icon/;
const EMPTY = "\0unused";

export const leaveOutUnused: Plugin = {
  name: "leave-out-unused",
  enforce: "pre",
  resolveId: (id) => (UNUSED.test(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? "export default {};" : undefined),
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (UNUSED_FILES.test(file)) delete bundle[file];
  },
};

const OUTSIDE_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/** The status pages of the git hosts. The editor treats the empty answer we give it as "unknown". */
const STATUS_PAGE =
  /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)\/[\w./]+/g;

/**
 * Stops the editor's requests to other hosts. Its styles list jsDelivr as a second source for each font, which browsers
 * would fetch while the bundled fonts load. Points them to the bundled fonts.
 * @throws Error if the bundle lacks one of the fonts
 */
export const noOutsideRequests = (base: string): Plugin => ({
  name: "no-outside-requests",
  generateBundle(_, bundle) {
    const files = Object.keys(bundle);
    const ownFont = (address: string, font: string, subset: string) => {
      const own = files.find((file) => file.startsWith(`assets/${font}-${subset}`));
      if (!own) throw new Error(`The editor has no bundled font for ${address}`);
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
