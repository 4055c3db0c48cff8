import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What a computer puts into a folder by itself. */
export const isSystemFile = (name: string): boolean =>
  /^\.|^(thumbs\.db|desktop\.ini)$/i.test(name);

/**
 * Files of `content` that no page shows, a line each: a service without a page, or a copy.
 * @param known the files that pages show, as `services/babies-children.yaml`
 */
export function strayFiles(root: string, known: readonly string[]): string[] {
  const folders = Map.groupBy(known, (file) => file.slice(0, file.lastIndexOf("/")));
  return [...folders].flatMap(([folder, files]) =>
    readdirSync(join(root, "content", folder))
      .filter((name) => !isSystemFile(name) && !files.includes(`${folder}/${name}`))
      .sort()
      .map((name) => {
        const names = files.map((file) => file.slice(folder.length + 1)).join(", ");
        return `content/${folder}/${name}: whole file: found a file that makes no page, expected one of ${names}; a new page needs a developer`;
      }),
  );
}
