import { readdirSync } from "node:fs";
import { relative, resolve, sep } from "node:path";

/** No vowels and no y, because ad blockers hide classes such as `ad0`. */
const LETTERS = "bcdfghjklmnpqrstvwxz";

/**
 * Makes short class names for CSS modules, to keep HTML and CSS small: two letters for the file, then the class's number,
 * such as `bd0`. The build's client and server environments share one function, so that they use the same names.
 * @param folder the folder with the modules
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  if (modules.length > LETTERS.length ** 2)
    throw new Error(`${folder}: more modules than two letters name`);
  const names = new Map(modules.map((file) => [file, new Map<string, string>()]));
  return (name, file) => {
    const path = relative(resolve(folder), file.replace(/\?.*$/, "")).split(sep).join("/");
    const index = modules.indexOf(path);
    const known = names.get(path);
    if (!known) throw new Error(`${file}: found no such module in ${folder}`);
    const first = LETTERS.charAt(Math.floor(index / LETTERS.length));
    const letters = first + LETTERS.charAt(index % LETTERS.length);
    const short = known.get(name) ?? letters + known.size.toString(36);
    known.set(name, short);
    return short;
  };
}
