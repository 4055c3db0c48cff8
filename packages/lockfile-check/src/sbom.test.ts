import { expect, test } from "vitest";
import { sbom } from "./sbom.ts";

test("lists each package in the site with its origin, licence and checksum", () => {
  const lock = JSON.stringify({
    name: "site",
    version: "1.0.0",
    packages: {
      "": { dependencies: { "@a/b": "1.2.3" } },
      "node_modules/@a/b": { version: "1.2.3", license: "MIT", integrity: "sha512-AQI=" },
      "node_modules/tool": { version: "1.0.0", license: "MIT" },
    },
  });
  expect(sbom(lock).metadata.component).toMatchObject({ name: "site", version: "1.0.0" });
  expect(sbom(lock).components).toEqual([
    expect.objectContaining({
      purl: "pkg:npm/%40a/b@1.2.3",
      licenses: [{ expression: "MIT" }],
      hashes: [{ alg: "SHA-512", content: "0102" }],
    }),
  ]);
});
