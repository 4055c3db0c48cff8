import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { matches } from "../../tools/matches.ts";

/** The modules of the site itself. */
export const modules = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.(spec|test|d)\.tsx?$/.test(file),
);

/** The files of this repository that a module imports. */
export const importsOf = (file: string): string[] =>
  matches(readFileSync(file, "utf8"), /(?:from |import\()"(\.[^"?]+)/g).map((to) =>
    normalize(join(dirname(file), to)),
  );

/** What each module imports of the others. */
export const graph = new Map(modules.map((file) => [file, importsOf(file)]));

export const layerOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1] ?? "";

/** The folder of a page, as `pages/services/babies-children`; the articles' page is one of its own. */
export const folderOf = (file: string) => dirname(file);
