import { readdirSync } from "node:fs";
import { join } from "node:path";

/** True for files that the operating system adds, such as .DS_Store. */
export const isSystemFile = (name: string): boolean =>
  /^\.|^(thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * One line for each file in `content` that no page uses, such as a copy.
 * @param known the files that pages use, such as `services/babies-children.yaml`
 */
export function strayFiles(root: string, known: readonly string[]): string[] {
  const folders = Map.groupBy(known, (file) => file.slice(0, file.lastIndexOf("/")));
  return [...folders].flatMap(([folder, files]) =>
    readdirSync(join(root, "content", folder))
      .filter((name) => !isSystemFile(name) && !files.includes(`${folder}/${name}`))
      .sort()
      .map((name) => {
        const names = files.map((file) => file.slice(folder.length + 1)).join(", ");
        return `content/${folder}/${name}: whole file: found a file that no page uses, expected one of ${names}; a new page needs a developer`;
      }),
  );
}
