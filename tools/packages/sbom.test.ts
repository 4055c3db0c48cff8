import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packagesOf } from "./packages.ts";
import { sbom } from "./sbom.ts";

const site = { name: "site", version: "1.0.0" };

test("names what is a part of the site and nothing that only makes it", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const { components } = sbom(site, packagesOf(readFileSync("package-lock.json", "utf8")));
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(names.filter((name) => name in manifest.devDependencies)).toEqual([]);
});

test("says of each package where it is from, its licence and its checksum", () => {
  const lock = JSON.stringify({
    packages: {
      "": { dependencies: { "@a/b": "1.2.3" } },
      "node_modules/@a/b": { version: "1.2.3", license: "MIT", integrity: "sha512-AQI=" },
    },
  });
  expect(sbom(site, packagesOf(lock)).components).toEqual([
    expect.objectContaining({
      purl: "pkg:npm/%40a/b@1.2.3",
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: "0102" }],
    }),
  ]);
});
