import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".xml",
  ".json",
  ".txt",
  ".webmanifest",
  ".vcf",
]);
const ENCODERS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** The file endings of compressed copies. */
export const COMPRESSED = Object.keys(ENCODERS).map((kind) => `.${kind}`);

/**
 * Writes a Brotli and a gzip copy of each text file for servers that send such copies. They're compressed at the highest
 * level, which would be too slow at every request.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = await readFile(file);
    await Promise.all(
      Object.entries(ENCODERS).map(async ([kind, compress]) =>
        writeFile(`${file}.${kind}`, await compress(text)),
      ),
    );
  }
}
