import { rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageFiles } from "./page-files.ts";

/** What the framework leaves in the folder and no host may serve. */
const NOT_SERVED = [".vite", "__spa-fallback.html"];

export async function removeUnserved(folder: string): Promise<void> {
  await Promise.all(
    NOT_SERVED.map((name) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/**
 * Makes `about/index.html` into `about.html`, so that the common hosts answer `/about` without a
 * redirect to `/about/`. A folder left empty goes.
 */
export async function flattenPages(folder: string): Promise<void> {
  const files = (await pageFiles(folder)).filter((file) => file.endsWith("/index.html"));
  // The deepest first: a folder is empty only once the folders in it are gone.
  for (const file of files.sort((a, b) => b.split("/").length - a.split("/").length)) {
    const from = dirname(file);
    await rename(join(folder, file), join(folder, `${from}.html`));
    await removeEmpty(folder, from);
  }
}

async function removeEmpty(folder: string, inner: string): Promise<void> {
  if (inner === ".") return;
  try {
    await rmdir(join(folder, inner));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTEMPTY") return;
    throw error;
  }
  await removeEmpty(folder, dirname(inner));
}
