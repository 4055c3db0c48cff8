import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** True for files that the operating system adds, such as .DS_Store. */
export const isSystemFile = (name: string): boolean =>
  /^\.|^(thumbs\.db|desktop\.ini)$/i.test(name);

/** Not those of the articles, because there may be any number. */
const FOLDERS = ["content/pages", "content/legal"];

/**
 * One line for each file in these folders that no page uses, such as a copy.
 * @param known the files that pages use, such as `content/pages/home.yaml`
 */
export function strayFileProblems(root: string, known: readonly string[]): string[] {
  const isKnown = (name: string) =>
    known.some((file) => file === name || file.startsWith(`${name}/`));
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => !isSystemFile(basename(name)) && !isKnown(name))
      .sort()
      .map((name) => {
        const same = known.filter((file) => dirname(file) === dirname(name));
        const names = same.map((file) => basename(file)).join(", ");
        return `${name}: whole file: found a file that no page uses, expected one of ${names}; a new page needs a developer`;
      }),
  );
}
