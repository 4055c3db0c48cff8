import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { flattenPages, removeUnserved } from "./flat-files.ts";

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

test("pages become flat files, empty folders go, the root page and previews stay", async () => {
  await write(
    "index.html",
    "404/index.html",
    "about/index.html",
    "services/index.html",
    "services/chiropractic-care/index.html",
    "preview/form/index.html",
  );
  await flattenPages(folder);
  expect(await left()).toEqual([
    "404.html",
    "about.html",
    "index.html",
    "preview",
    "preview/form",
    "preview/form/index.html",
    "services",
    "services.html",
    "services/chiropractic-care.html",
  ]);
});

test("what the framework leaves and no host serves is removed", async () => {
  await write(
    "index.html",
    "__spa-fallback.html",
    ".vite/manifest.json",
    ".well-known/security.txt",
  );
  await removeUnserved(folder);
  expect(await left()).toEqual([".well-known", ".well-known/security.txt", "index.html"]);
});
