import { expect, test } from "vitest";
import { licenceCounts, packageProblems, packagesOf } from "./packages.ts";

const LOCK = JSON.stringify({
  packages: {
    "": { license: "UNLICENSED" },
    "node_modules/shipped": { version: "1.0.0", license: "MIT" },
    "node_modules/tool": { version: "2.0.0", license: "(MPL-2.0 AND MIT)", dev: true },
    "node_modules/tool/node_modules/choice": {
      version: "3.0.0",
      license: "GPL-3.0 OR ISC",
      dev: true,
    },
    "node_modules/runs": { version: "4.0.0", license: "MIT", dev: true, hasInstallScript: true },
  },
});

test("licences that are fine and a script that is allowed are no problem", () => {
  expect(packageProblems(packagesOf(LOCK), ["runs"])).toEqual([]);
});

test("a script on installing is told", () => {
  expect(packageProblems(packagesOf(LOCK), [])).toEqual([
    "runs 4.0.0: found a script that runs on installing, expected none",
  ]);
});

test("a licence that would bind the site is told, as is none", () => {
  const spoilt = LOCK.replace('"MIT"', '"MPL-2.0"').replace('"(MPL-2.0 AND MIT)",', '"",');
  expect(packageProblems(packagesOf(spoilt), ["runs"])).toEqual([
    expect.stringContaining("shipped 1.0.0: found the licence MPL-2.0, expected MIT"),
    expect.stringContaining("tool 2.0.0: found the licence , expected"),
  ]);
});

test("the list counts each licence", () => {
  expect(licenceCounts(packagesOf(LOCK))[0]).toEqual(["MIT", 2]);
});
