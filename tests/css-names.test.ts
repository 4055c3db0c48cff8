import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matches } from "../tools/matches.ts";

// TypeScript takes any name on an imported CSS module, so a class that isn't there would go unnoticed.

const classesOf = (file: string) =>
  new Set(matches(readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, ""), /\.([a-z][\w-]*)/gi));

const missing = globSync("app/**/*.tsx").flatMap((file) => {
  const source = readFileSync(file, "utf8");
  const [from] = matches(source, /import css from "(.*?\.module\.css)"/g);
  if (!from) return [];
  const classes = classesOf(join(file, "..", from));
  return matches(source, /\bcss\.(\w+)/g)
    .filter((name) => !classes.has(name))
    .map((name) => `${file}: css.${name}`);
});

test("every class that a component uses is in its stylesheet", () => {
  expect(missing).toEqual([]);
});
