import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { matches } from "../../tools/matches.ts";

/** The site's modules, without tests. */
export const modules = globSync("app/**/*.{ts,tsx}").filter(
  (file) => !/\.(spec|test|d)\.tsx?$/.test(file),
);

/** The local files that a module imports. */
export const importsOf = (file: string): string[] =>
  matches(readFileSync(file, "utf8"), /(?:from |import\()"(\.[^"?]+)/g).map((to) =>
    normalize(join(dirname(file), to)),
  );

/** Each module's imports. */
export const graph = new Map(modules.map((file) => [file, importsOf(file)]));

export const layerOf = (file: string) => /^app\/(\w+)\//.exec(file)?.[1] ?? "";

/** The folder of a file, such as `app/pages/services/babies-children`. */
export const folderOf = (file: string) => dirname(file);
