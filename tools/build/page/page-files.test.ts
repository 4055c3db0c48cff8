import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeUnserved } from "./page-files.ts";

test("removes the framework's files that shouldn't be deployed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of [".vite", ".well-known"]) await mkdir(join(folder, name));
  for (const name of ["index.html", "__spa-fallback.html", ".vite/manifest.json"])
    await writeFile(join(folder, name), "");
  await removeUnserved(folder);
  expect((await readdir(folder)).sort()).toEqual([".well-known", "index.html"]);
});
