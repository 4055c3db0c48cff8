import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type CustomAtRules, type FontFaceProperty, transform, type Visitor } from "lightningcss";
import subsetFont from "subset-font";

// Subsets the fonts to the weights and characters in their @font-face rules, from 55 KB to 24 KB on a first visit. The
// files are committed. If a rule or the fonts' version changes, run: node tools/assets/subset-fonts.ts

const STYLES = "app/styles";
const PACKAGES = "node_modules/@fontsource-variable";

/** Kerning, ligatures, accents and lining figures. No alternates, no old-style figures. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk"];

async function subset(properties: readonly FontFaceProperty[]): Promise<void> {
  const [source] = properties.flatMap((one) => (one.type === "source" ? one.value : []));
  if (source?.type !== "url") return;
  const file = source.value.url.url;
  const [family, part] = basename(file, ".woff2").split("-");
  const original = `${family}-latin${part === "central" ? "-ext" : ""}-wght-normal.woff2`;
  const weights = properties
    .flatMap((one) => (one.type === "font-weight" ? one.value : []))
    .flatMap((one) =>
      one.type === "absolute" && one.value.type === "weight" ? one.value.value : [],
    );
  const [min = 400, max = min] = weights;
  const characters = properties
    .flatMap((one) => (one.type === "unicode-range" ? one.value : []))
    .flatMap(({ start, end }) => Array.from({ length: end - start + 1 }, (_, i) => start + i));
  const font = await subsetFont(
    readFileSync(join(PACKAGES, `${family}/files/${original}`)),
    String.fromCodePoint(...characters),
    {
      targetFormat: "woff2",
      // A single weight if the rule has only one: a range would nearly double Fraunces.
      variationAxes: { wght: min === max ? min : { min, max } },
      keepFeatures: FEATURES,
      noHinting: true,
    },
  );
  writeFileSync(join(STYLES, file), font);
  console.log(`${file}: ${font.length} bytes`);
}

const faces: FontFaceProperty[][] = [];
const visitor: Visitor<CustomAtRules> = {
  Rule: { "font-face": ({ value }) => void faces.push(value.properties) },
};
for (const name of ["fonts.css", "fonts-accented.css"])
  transform({ filename: name, code: readFileSync(join(STYLES, name)), visitor });
await Promise.all(faces.map(subset));
