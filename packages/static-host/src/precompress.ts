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
const KINDS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** The endings that compressed copies add to a file's name. */
export const COMPRESSED = Object.keys(KINDS).map((kind) => `.${kind}`);

/**
 * Writes each text file a second and third time, compressed as hard as it goes, for servers that send
 * such copies in its place: compressing at every request would be slower or looser.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = await readFile(file);
    await Promise.all(
      Object.entries(KINDS).map(async ([kind, compress]) =>
        writeFile(`${file}.${kind}`, await compress(text)),
      ),
    );
  }
}
