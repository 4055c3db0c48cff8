import { readdirSync } from "node:fs";
import { relative, resolve, sep } from "node:path";

const LETTERS = 26;
const FIRST = "a".charCodeAt(0);

const letter = (index: number) => String.fromCharCode(FIRST + index);

/**
 * Makes short class names for CSS modules, to keep HTML and CSS small: two letters for the file, then the class's number,
 * such as `ac0`. The build's client and server environments share one function, so that they use the same names.
 * @param folder the folder with the modules
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  if (modules.length > LETTERS ** 2)
    throw new Error(`${folder}: more modules than two letters name`);
  const names = new Map(modules.map((file) => [file, new Map<string, string>()]));
  return (name, file) => {
    const path = relative(resolve(folder), file.replace(/\?.*$/, "")).split(sep).join("/");
    const index = modules.indexOf(path);
    const known = names.get(path);
    if (!known) throw new Error(`${file}: found no such module in ${folder}`);
    const short =
      known.get(name) ??
      letter(Math.floor(index / LETTERS)) + letter(index % LETTERS) + known.size.toString(36);
    known.set(name, short);
    return short;
  };
}
