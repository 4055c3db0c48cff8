import { randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A file of a cache, made unless it is there; returns its path. It is written under another name first:
 * a build that is stopped, or runs at the same time, never leaves half a file.
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
