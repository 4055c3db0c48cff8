import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { awaitedModules, scriptFiles } from "./script-files.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scripts-"));
  await mkdir(join(folder, "assets"));
  const files = {
    "hydrate.js": 'import * as a from "/assets/route.js";\nawait import("/assets/entry.js");',
    "route.js": 'import{b}from"./shared.js";const later=()=>import("./embed.js");export{later,b};',
    "entry.js": 'import"./shared.js";',
    "shared.js": "export const b=1;",
    "embed.js": "",
    "manifest.js": "",
  };
  for (const [name, code] of Object.entries(files))
    await writeFile(join(folder, "assets", name), code);
});
afterAll(() => rm(folder, { recursive: true }));

test("follows static and awaited imports, and no others", () => {
  expect(awaitedModules('import"./a.js";export*from"./b.js";import("./c.js");')).toEqual([
    "./a.js",
    "./b.js",
  ]);
  expect(
    awaitedModules('const f=async()=>{await import("./d.js")};await import("./e.js");'),
  ).toEqual(["./e.js"]);
});

test("lists each file that hydrates a page once, without embeds", () => {
  const html =
    '<link rel="deferred-modulepreload" href="/assets/manifest.js"/><script data-hydrate="/assets/hydrate.js">';
  expect(scriptFiles(folder, html).toSorted()).toEqual(
    ["entry", "hydrate", "manifest", "route", "shared"].map((name) => `/assets/${name}.js`),
  );
});
