import { randomUUID } from "node:crypto";
import { mkdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "node_modules/.cache/pictures";

/**
 * Returns the path of a file in the pictures' cache, after creating it if it doesn't exist. It's written under a temporary name first, so that
 * a build that is stopped, or another one at the same time, never leaves half a file.
 */
export async function cachedFile(
  name: string,
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  const file = join(FOLDER, name);
  if (await stat(file).catch(() => null)) return file;
  const bytes = await make();
  await mkdir(FOLDER, { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, file);
  return file;
}
