import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { match, matches } from "../tools/matches.ts";

/** The local files that a module imports. */
const importsOf = (file: string): string[] =>
  matches(readFileSync(file, "utf8"), /(?:from |import\()"(\.[^"?]+)/g).map((to) =>
    normalize(join(dirname(file), to)),
  );

/** The folder of a page's file, such as `app/pages/services/babies-children`. */
const pageFolder = (file: string) => (file.startsWith("app/pages/") ? dirname(file) : undefined);

test("no page imports from another page's folder", () => {
  const files = globSync("app/pages/**/*.{ts,tsx}").filter((file) => !/\.(spec|test)\./.test(file));
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => ![undefined, dirname(file)].includes(pageFolder(to)))
      .map((to) => `${file} imports ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("a package imports nothing of the site", () => {
  const files = globSync("packages/*/src/**/*.ts");
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) => {
    const root = match(file, /^(packages\/[^/]+\/)/);
    return importsOf(file)
      .filter((to) => !to.startsWith(root))
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong).toEqual([]);
});
