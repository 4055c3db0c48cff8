import { readdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes `about/index.html` into `about.html`, so that the common hosts answer `/about` without a
 * redirect to `/about/`.
 */
export async function flattenPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (name !== "index.html" || parentPath === folder) continue;
    await rename(join(parentPath, name), `${parentPath}.html`);
    // A folder with other pages in it stays.
    await rmdir(parentPath).catch(() => undefined);
  }
}
