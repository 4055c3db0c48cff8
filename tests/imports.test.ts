import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { match, matches } from "../tools/matches.ts";

/** The site's modules, without tests. */
const modules = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.(spec|test|d)\.tsx?$/.test(file),
);

/** The local files that a module imports. */
const importsOf = (file: string): string[] =>
  matches(readFileSync(file, "utf8"), /(?:from |import\()"(\.[^"?]+)/g).map((to) =>
    normalize(join(dirname(file), to)),
  );

/** Each module's imports. */
const graph = new Map(modules.map((file) => [file, importsOf(file)]));

const layerOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1] ?? "";

/** The folder of a file, such as `app/pages/services/babies-children`. */
const folderOf = (file: string) => dirname(file);

test("no page imports from another page's folder", () => {
  const wrong = [...graph].flatMap(([file, imports]) =>
    layerOf(file) === "pages"
      ? imports
          .filter((to) => layerOf(to) === "pages" && folderOf(to) !== folderOf(file))
          .map((to) => `${file} imports ${to}`)
      : [],
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

test("there are no circular imports", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const to of graph.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of modules) visit(file, []);
  expect(circles).toEqual([]);
});
