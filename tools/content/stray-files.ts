import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** True for files that the operating system adds, such as .DS_Store. */
export const isSystemFile = (name: string): boolean =>
  /^\.|^(thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * One line for each file in these folders of `content` that no page uses, such as a copy.
 * @param known the files that pages use, such as `pages/services/babies-children.yaml`
 */
export function strayFiles(root: string, known: readonly string[]): string[] {
  const isKnown = (name: string) =>
    known.some((file) => file === name || file.startsWith(`${name}/`));
  return [...new Set(known.map((file) => file.split("/", 1).join()))].flatMap((folder) =>
    readdirSync(join(root, "content", folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => !isSystemFile(basename(name)) && !isKnown(name))
      .sort()
      .map((name) => {
        const same = known.filter((file) => dirname(file) === dirname(name));
        const names = same.map((file) => basename(file)).join(", ");
        return `content/${name}: whole file: found a file that no page uses, expected one of ${names}; a new page needs a developer`;
      }),
  );
}
