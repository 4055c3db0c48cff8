import { readdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Renames `about/index.html` to `about.html`, so that most hosts answer `/about` without a redirect to `/about/`.
 */
export async function flattenPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (name !== "index.html" || parentPath === folder) continue;
    await rename(join(parentPath, name), `${parentPath}.html`);
    // Fails for a folder that has other files, which stays.
    await rmdir(parentPath).catch(() => undefined);
  }
}
