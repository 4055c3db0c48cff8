import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { flattenPages } from "./flat-files.ts";

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

test("renames pages, removes empty folders, and leaves the root page", async () => {
  await write(
    "index.html",
    "404/index.html",
    "about/index.html",
    "services/index.html",
    "services/chiropractic-care/index.html",
    "files/list.html",
  );
  await flattenPages(folder);
  expect(await left()).toEqual([
    "404.html",
    "about.html",
    "files",
    "files/list.html",
    "index.html",
    "services",
    "services.html",
    "services/chiropractic-care.html",
  ]);
});
