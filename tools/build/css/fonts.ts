import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const CACHE = "node_modules/.cache/fonts";
const PACKAGES = "node_modules/@fontsource-variable";

/** Changes when the way of cutting does, so that no older cut is taken from the cache. */
const VERSION = "1";

/**
 * What Australian English is written with, and the letters that the names it cites most often have besides; these two
 * files are all a first screen fetches.
 */
const ENGLISH =
  "U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+BD,U+D7,U+E4,U+E6,U+E8-E9,U+F4,U+F6,U+F8,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212";
/** Letters of western and central European names: fetched only where one is used. */
const WESTERN =
  "U+A1-A2,U+A4-A8,U+AA-AD,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-E3,U+E5,U+E7,U+EA-F3,U+F5,U+F7,U+F9-FB,U+FD-FF,U+131,U+152-153";
const CENTRAL = "U+100-130,U+132-151,U+154-17F";

/** The fonts that fonts.css and names.css name, each as `fonts/<name>.woff2`. Weights: the one, or the lightest and boldest. */
export const FONTS = {
  fraunces: {
    source: "fraunces/files/fraunces-latin-wght-normal",
    weights: [400],
    range: ENGLISH,
  },
  "fraunces-western": {
    source: "fraunces/files/fraunces-latin-wght-normal",
    weights: [400],
    range: WESTERN,
  },
  "fraunces-central": {
    source: "fraunces/files/fraunces-latin-ext-wght-normal",
    weights: [400],
    range: CENTRAL,
  },
  figtree: {
    source: "figtree/files/figtree-latin-wght-normal",
    weights: [400, 600],
    range: ENGLISH,
  },
  "figtree-western": {
    source: "figtree/files/figtree-latin-wght-normal",
    weights: [400, 600],
    range: WESTERN,
  },
  "figtree-central": {
    source: "figtree/files/figtree-latin-ext-wght-normal",
    weights: [400, 600],
    range: CENTRAL,
  },
} as const;

type FontName = keyof typeof FONTS;
type Font = { source: string; weights: readonly [number, number?]; range: string };

/** Kerning, ligatures, accents and the figures that headings ask for; no alternates, no old-style figures. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk"];

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const [from = "", to = from] = part.replace("U+", "").split("-");
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, i) => String.fromCodePoint(first + i)).join("");
    })
    .join("");
}

/** Characters of a text that no font of the site has: a system font draws them. */
export function foreignCharacters(text: string): string[] {
  const known = new Set(charactersOf([ENGLISH, WESTERN, CENTRAL].join(",")));
  return [...new Set(text)]
    .filter((character) => !known.has(character) && /\S/.test(character))
    .sort();
}

const NAMES = new Set(charactersOf(`${WESTERN},${CENTRAL}`));

/** Whether a text has letters that English is not written with and the site's fonts have. */
export const hasNames = (text: string): boolean => [...text].some((letter) => NAMES.has(letter));

/** Cuts a font to its characters and weights unless the cache holds it; returns its path in the cache. */
async function cut(name: FontName): Promise<string> {
  const { source, weights, range }: Font = FONTS[name];
  const bytes = await readFile(`${PACKAGES}/${source}.woff2`);
  const key = createHash("sha256")
    .update(JSON.stringify([VERSION, weights, range, FEATURES]))
    .update(bytes)
    .digest("hex")
    .slice(0, 12);
  const folder = resolve(CACHE, key);
  const file = `${folder}/${name}.woff2`;
  if (await stat(file).catch(() => null)) return file;
  await mkdir(folder, { recursive: true });
  const [min, max] = weights;
  const subset = await subsetFont(bytes, charactersOf(range), {
    targetFormat: "woff2",
    // An axis that is held costs nothing: a range of weights nearly doubles Fraunces.
    variationAxes: { wght: max ? { min, max } : min },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, subset);
  await rename(partial, file);
  return file;
}

/**
 * Makes `fonts/<name>.woff2` stand for a font cut to what the site needs of it.
 * @param words the site's text, whose characters are looked for in the fonts
 */
export function fonts(words: () => Promise<string>): Plugin {
  return {
    name: "fonts",
    // By alias: Vite resolves the addresses in CSS without asking its plugins.
    async config() {
      const names = Object.keys(FONTS) as FontName[];
      const files = await Promise.all(names.map(cut));
      const alias = names.map((name, i) => ({
        find: new RegExp(`^fonts/${name}\\.woff2`),
        replacement: files[i] ?? "",
      }));
      return { resolve: { alias } };
    },
    async buildStart() {
      // While words are being written a mistake in them must not keep the server from starting.
      if (this.meta.watchMode || this.environment.name !== "client") return;
      const foreign = foreignCharacters(await words());
      if (foreign.length > 0) {
        console.log(
          `  fonts: a system font draws ${foreign.join(" ")}, the site's have none of them`,
        );
      }
    },
  };
}
