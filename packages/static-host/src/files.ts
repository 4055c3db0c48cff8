import { readdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Renames `about/index.html` to `about.html`, so that most hosts answer `/about` without a redirect to `/about/`. */
export async function flattenPages(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries) {
    if (name !== "index.html" || parentPath === folder) continue;
    await rename(join(parentPath, name), `${parentPath}.html`);
    // Fails for a folder that has other files, which stays.
    await rmdir(parentPath).catch(() => undefined);
  }
}

const TEXT = /\.(html|js|css|svg|xml|json|txt|webmanifest|vcf)$/;

const ENCODERS = {
  br: promisify(brotliCompress),
  gz: (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** The file endings of compressed copies. */
export const COMPRESSED_ENDINGS = Object.keys(ENCODERS).map((kind) => `.${kind}`);

/**
 * Writes a Brotli and a gzip copy of each text file for servers that send such copies. They're compressed at the highest
 * level, which would be too slow at every request.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      for (const [kind, compress] of Object.entries(ENCODERS))
        await writeFile(`${file}.${kind}`, await compress(text));
    }),
  );
}
