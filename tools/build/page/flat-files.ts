import { rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageFiles } from "./page-files.ts";

/** What the framework leaves in the folder and no host may serve. */
const NOT_SERVED = [".vite", "__spa-fallback.html"];

export async function removeUnserved(folder: string): Promise<void> {
  for (const name of NOT_SERVED) await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Makes `about/index.html` into `about.html`, so that the common hosts answer `/about` without a
 * redirect to `/about/`.
 */
export async function flattenPages(folder: string): Promise<void> {
  for (const file of await pageFiles(folder)) {
    if (!file.endsWith("/index.html")) continue;
    const own = join(folder, dirname(file));
    await rename(join(folder, file), `${own}.html`);
    // A folder with other pages in it stays.
    await rmdir(own).catch(() => undefined);
  }
}
