import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Who may know whom: each layer, and the layers below it that it may import. Lint holds the same from file to file. */
const KNOWS: Record<string, readonly string[]> = {
  ui: [],
  styles: [],
  schema: ["ui"],
  facts: ["ui", "schema"],
  seo: ["ui", "schema", "facts"],
  layout: ["ui", "schema", "facts"],
  sections: ["ui", "schema", "facts"],
  embeds: ["ui", "schema", "facts"],
  pages: ["ui", "schema", "facts", "seo", "sections", "embeds"],
};

const modules = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.(spec|test|d)\.tsx?$/.test(file),
);

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/(?:from |import\()"(\.[^"?]+)/g)].map(([, to = ""]) =>
    normalize(join(dirname(file), to)),
  );

const graph = new Map(modules.map((file) => [file, importsOf(file)]));

const layerOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1] ?? "";

/** The folder of a page, as `pages/services/babies-children`; the articles' page is one of its own. */
const roomOf = (file: string) => dirname(file);

test("no module imports from a layer above its own", () => {
  const wrong = [...graph].flatMap(([file, imports]) => {
    const layer = layerOf(file);
    const allowed = KNOWS[layer];
    if (!allowed) return [];
    return imports
      .filter((to) => layerOf(to) !== layer && !allowed.includes(layerOf(to)))
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong).toEqual([]);
});

test("no page imports from another page's folder", () => {
  const wrong = [...graph].flatMap(([file, imports]) =>
    layerOf(file) === "pages"
      ? imports
          .filter((to) => layerOf(to) === "pages" && roomOf(to) !== roomOf(file))
          .map((to) => `${file} imports ${to}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test("no imports run in a circle", () => {
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

test("what stands in app/sections is shown by two pages or more", () => {
  const pagesOf = (file: string, seen = new Set<string>()): Set<string> => {
    const pages = new Set<string>();
    for (const [user, imports] of graph) {
      if (!imports.includes(file) || seen.has(user)) continue;
      seen.add(user);
      if (layerOf(user) === "pages") pages.add(roomOf(user));
      else for (const page of pagesOf(user, seen)) pages.add(page);
    }
    return pages;
  };
  const single = modules
    .filter((file) => layerOf(file) === "sections")
    .filter((file) => pagesOf(file).size < 2);
  expect(single).toEqual([]);
});
