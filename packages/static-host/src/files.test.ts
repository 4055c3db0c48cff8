import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { flattenPages, precompress } from "./files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(...files: string[]) {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
}
const left = async () => (await readdir(folder, { recursive: true })).sort();

test("pages get flat names, empty folders go, and the root page stays", async () => {
  await write("index.html", "about/index.html", "services/index.html", "services/care/index.html");
  await write("files/list.html");
  await flattenPages(folder);
  expect(await left()).toEqual([
    ...["about.html", "files", "files/list.html", "index.html"],
    ...["services", "services.html", "services/care.html"],
  ]);
});

test("text files get compressed copies, pictures don't", async () => {
  await write("a.html", "b.avif");
  await precompress(folder);
  expect(await left()).toEqual(["a.html", "a.html.br", "a.html.gz", "b.avif"]);
  const copy = (ending: string) => readFile(join(folder, `a.html.${ending}`));
  expect(String(brotliDecompressSync(await copy("br")))).toBe("a.html");
  expect(String(gunzipSync(await copy("gz")))).toBe("a.html");
});
