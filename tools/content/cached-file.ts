import { randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Returns a cache file's path, after creating it if it doesn't exist. It's written under a temporary name first, so that
 * a build that is stopped, or another one at the same time, never leaves half a file.
 */
export async function cachedFile(
  file: string,
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  if (await stat(file).catch(() => null)) return file;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
  return file;
}
