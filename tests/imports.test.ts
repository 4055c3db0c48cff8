import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { allCaptures } from "../tools/lib/captures.ts";

/** What a module imports: files, and content as `content:…`. */
const importsOf = (file: string): string[] =>
  allCaptures(
    readFileSync(file, "utf8"),
    /(?:from |import |import\()"(\.[^"?]+|content:[^"]+)/g,
  ).map((to) => (to.startsWith(".") ? normalize(join(dirname(file), to)) : to));

/** A folder of `app`, such as `ui`, or of `tools`; `app`, `tools`, `content`, a package, or a path elsewhere. */
const folderOf = (path: string) =>
  path.replace(
    /^app\/(\w+)\/.*|^(tools\/[\w-]+)\/.*|^(app|tools|content|packages\/[^/]+)[/:].*/,
    "$1$2$3",
  );

const BASICS = ["facts", "lib", "schema", "ui"];

/** What the folders of `app` may import besides themselves, and packages. What pages share gets content as props. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  schema: ["lib"],
  facts: ["lib", "schema"],
  ui: ["lib"],
  seo: BASICS,
  sections: BASICS,
  integrations: BASICS,
  navigation: BASICS,
  shell: [...BASICS, "navigation"],
  // The shell shows pages, so a page imports nothing of it, nor of another page's folder.
  pages: [...BASICS, "content", "integrations", "sections", "seo"],
  app: [...BASICS, "content", "integrations", "shell", "navigation", "styles"],
  // What's below may import from above, never the other way round, and of the site only what has no part on the screen.
  "tools/redirects": ["schema"],
  "tools/content": ["app", "integrations", "facts", "lib", "pages", "schema", "tools/redirects"],
  "tools/advertising": ["integrations", "tools/content"],
  "tools/assets": ["shell"],
  "tools/build": [
    ...["integrations", "facts", "lib", "schema", "seo", "styles"],
    ...["tools/assets", "tools/content"],
  ],
  "tools/editor": [
    ...["integrations", "lib", "schema"],
    ...["tools/advertising", "tools/build", "tools/content"],
  ],
  "tools/launch": [
    ...["integrations", "facts", "schema"],
    ...["tools/advertising", "tools/content", "tools/editor"],
  ],
  "tools/weight": ["tools/content", "tools/lib"],
  "tools/lab": ["tools", "tools/build", "tools/weight"],
};

test("a folder or package imports only what it may", () => {
  const files = globSync([
    "app/**/*.{ts,tsx}",
    "packages/*/src/**/*.ts",
    "tools/*/**/*.{ts,mjs}",
  ]).filter((file) => !/^(app|tools).*\.(spec|test|d)\./.test(file));
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) => {
    const folder = folderOf(file);
    const isOwn = (to: string) =>
      folder === "pages" ? dirname(to) === dirname(file) : folderOf(to) === folder;
    return importsOf(file)
      .filter((to) => !isOwn(to) && !MAY_IMPORT[folder]?.includes(folderOf(to)))
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong).toEqual([]);
});
