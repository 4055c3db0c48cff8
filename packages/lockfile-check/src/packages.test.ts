import { expect, test } from "vitest";
import { licenceCounts, packageProblems } from "./licences.ts";
import { packagesOf } from "./packages.ts";

const LOCK = JSON.stringify({
  packages: {
    "": { license: "UNLICENSED", dependencies: { shipped: "1.0.0" } },
    "node_modules/shipped": { version: "1.0.0", license: "MIT" },
    "node_modules/tool": { version: "2.0.0", license: "(MPL-2.0 AND MIT)" },
    "node_modules/tool/node_modules/choice": {
      version: "3.0.0",
      license: "GPL-3.0 OR ISC",
    },
    "node_modules/runs": { version: "4.0.0", license: "MIT", hasInstallScript: true },
  },
});

test("allowed licences and install scripts aren't reported", () => {
  expect(packageProblems(packagesOf(LOCK), ["runs"])).toEqual([]);
});

test("an install script is reported", () => {
  expect(packageProblems(packagesOf(LOCK), [])).toEqual([
    "runs 4.0.0: found a script that runs on installing, expected none",
  ]);
});

test("a copyleft licence in the site and a missing licence are reported", () => {
  const spoilt = LOCK.replace('"MIT"', '"MPL-2.0"').replace('"(MPL-2.0 AND MIT)"', '""');
  expect(packageProblems(packagesOf(spoilt), ["runs"])).toEqual([
    expect.stringContaining("shipped 1.0.0: found the licence MPL-2.0, expected MIT"),
    expect.stringContaining("tool 2.0.0: found the licence , expected"),
  ]);
});

test("workspaces are left out", () => {
  const linked = LOCK.replace(
    '"node_modules/tool":',
    '"packages/own": { "license": "none" }, "node_modules/own": { "link": true }, "node_modules/tool":',
  );
  expect(packagesOf(linked)).toEqual(packagesOf(LOCK));
});

test("dependencies of a shipped package are shipped too", () => {
  const nested = JSON.stringify({
    packages: {
      "": { dependencies: { a: "1" } },
      "node_modules/a": { version: "1", license: "MIT", dependencies: { b: "1", c: "1" } },
      "node_modules/a/node_modules/b": { version: "1", license: "MIT", dependencies: { d: "1" } },
      "node_modules/b": { version: "2", license: "MIT" },
      "node_modules/c": { version: "1", license: "MIT" },
      "node_modules/d": { version: "1", license: "MIT" },
    },
  });
  const shipped = packagesOf(nested).filter((entry) => entry.shipped);
  expect(shipped.map(({ name, version }) => `${name} ${version}`)).toEqual([
    "a 1",
    "b 1",
    "c 1",
    "d 1",
  ]);
});

test("the list counts each licence", () => {
  expect(licenceCounts(packagesOf(LOCK))[0]).toEqual(["MIT", 2]);
});
