import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matches } from "../tools/matches.ts";

// TypeScript takes any name on an imported CSS module, so a class that isn't there would go unnoticed.

const classesOf = (file: string) =>
  new Set(matches(readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, ""), /\.([a-z][\w-]*)/gi));

const missing = globSync("app/**/*.tsx").flatMap((file) => {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/import (\w+) from "(.*?\.module\.css)"/g)].flatMap(
    ([, css = "", from = ""]) => {
      const classes = classesOf(join(file, "..", from));
      return matches(source, new RegExp(`(?<![/-])\\b${css}\\.(\\w+)`, "g"))
        .filter((name) => !classes.has(name))
        .map((name) => `${file}: ${css}.${name}`);
    },
  );
});
const shared = new Set(globSync("app/styles/*.css").flatMap((file) => [...classesOf(file)]));
const uncomposed = globSync("app/**/*.css").flatMap((file) =>
  matches(readFileSync(file, "utf8"), /composes:([^;]*) from global;/g)
    .flatMap((names) => names.trim().split(/\s+/))
    .filter((name) => !shared.has(name))
    .map((name) => `${file}: composes ${name}`),
);

test("every class that a component uses or a stylesheet composes exists", () => {
  expect([...missing, ...uncomposed]).toEqual([]);
});
