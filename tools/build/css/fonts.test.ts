import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { charactersOf, FONTS, foreignCharacters, hasNames } from "./fonts.ts";

const css = ["fonts", "names"]
  .map((name) => readFileSync(`app/styles/${name}.css`, "utf8"))
  .join("\n");
const faces = [...css.matchAll(/@font-face \{[^}]*fonts\/([\w-]+)\.woff2[^}]*\}/g)];

test("the styles name each font once, with the weights and the characters it is cut to", () => {
  expect(faces.map(([, name]) => name).sort()).toEqual(Object.keys(FONTS).sort());
  for (const [face, name] of faces) {
    const { weights, range } = FONTS[name as keyof typeof FONTS];
    expect(face).toContain(`font-weight: ${weights.join(" ")};`);
    expect(/unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/,\s+/g, ",")).toBe(range);
  }
});

test("no two fonts of a family have the same character", () => {
  for (const family of ["fraunces", "figtree"]) {
    const ranges = Object.entries(FONTS).filter(([name]) => name.startsWith(family));
    const characters = ranges.flatMap(([, { range }]) => [...charactersOf(range)]);
    expect(new Set(characters).size).toBe(characters.length);
  }
});

test("finds what a system font has to draw", () => {
  expect(charactersOf("U+41-43,U+E9")).toBe("ABCé");
  expect(foreignCharacters("Zoë Novák, Łódź: “ok” — 10 °C…\n")).toEqual([]);
  expect(hasNames("Café 10 °C, Elkjær")).toBe(false);
  expect(hasNames("Åse")).toBe(true);
  expect(foreignCharacters("漢 and → and 漢")).toEqual(["→", "漢"]);
});
