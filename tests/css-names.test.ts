import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MOBILE_QUERY, SIZES, WIDE_QUERY } from "../app/lib/picture-data.ts";
import { allCaptures } from "../tools/lib/captures.ts";

// TypeScript takes any name on an imported CSS module, and CSS any custom property, so one that isn't there would go
// unnoticed.

const read = (file: string) => readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
const classesOf = (file: string) => new Set(allCaptures(read(file), /\.([a-z][\w-]*)/gi));

const missing = globSync("app/**/*.tsx").flatMap((file) => {
  const source = read(file);
  return [...source.matchAll(/import (\w+) from "(.*?\.module\.css)"/g)].flatMap(
    ([, css = "", from = ""]) => {
      const classes = classesOf(join(file, "..", from));
      return allCaptures(source, new RegExp(`(?<![/-])\\b${css}\\.(\\w+)`, "g"))
        .filter((name) => !classes.has(name))
        .map((name) => `${file}: ${css}.${name}`);
    },
  );
});
const shared = new Set(globSync("app/styles/*.css").flatMap((file) => [...classesOf(file)]));
const literals = /(?:className=("[^"]*")|classes\(([^()]*)\))/g;
const unknown = globSync("app/**/*.tsx").flatMap((file) =>
  [...read(file).matchAll(literals)]
    .flatMap(([, one = "", many = ""]) => allCaptures(one + many, /"([^"]*)"/g))
    .flatMap((names) => names.split(" "))
    .filter((name) => !shared.has(name))
    .map((name) => `${file}: ${name}`),
);
// Files that look classes up by a computed name, which this can't read.
const computed = globSync("app/**/*.tsx").filter((file) => /\bcss\[/.test(read(file)));
const uncomposed = globSync("app/**/*.css").flatMap((file) =>
  allCaptures(read(file), /composes:([^;]*) from global;/g)
    .flatMap((names) => names.trim().split(/\s+/))
    .filter((name) => !shared.has(name))
    .map((name) => `${file}: composes ${name}`),
);

test("every class that a component names or a stylesheet composes exists", () => {
  expect([...missing, ...computed, ...unknown, ...uncomposed]).toEqual([]);
});

const files = globSync("app/**/*.{css,tsx}");
const sources = files.map(read);
const set = new Set(sources.flatMap((source) => allCaptures(source, /(--[\w-]+)"?:/g)));

test("every custom property that is used is set somewhere", () => {
  const used = sources.flatMap((source) => allCaptures(source, /var\((--[\w-]+)/g));
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});

test("only tokens.css uses the palette", () => {
  const users = files.filter((_, i) => sources[i]?.includes("--palette-"));
  expect(users).toEqual([join("app", "styles", "tokens.css")]);
});

test("the colours, the mobile width and the easing that code copies are still the stylesheets'", () => {
  const tokens = read("app/styles/tokens.css");
  const [deep = ""] = allCaptures(tokens, /--palette-deep: #(\w{6});/g);
  const rgb = allCaptures(deep, /(..)/g).map((hex) => Number.parseInt(hex, 16));
  expect(read("app/sections/hero-scrim.ts")).toContain(`DEEP: Color = [${rgb.join(", ")}]`);
  const [paper = ""] = allCaptures(tokens, /--palette-paper: (#\w{6});/g);
  expect(read("app/shell/head-links.tsx")).toContain(`content="${paper}"`);
  const [width = ""] = allCaptures(
    read("app/styles/breakpoints.css"),
    /--mobile \(width < (\d+)px/g,
  );
  expect(read("app/styles/states.css")).toContain(`@media (width < ${width}px)`);
  const [ease = ""] = allCaptures(tokens, /--ease: (.*);/g);
  expect(read("app/ui/reveal.tsx")).toContain(`easing: "${ease}"`);
  expect(MOBILE_QUERY).toBe(`(max-width: ${Number(width) - 0.02}px)`);
  expect(WIDE_QUERY).toBe(`(min-width: ${width}px)`);
  expect(SIZES.half).toContain(`(max-width: ${Number(width) - 1}px)`);
});
