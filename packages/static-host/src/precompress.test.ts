import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "./precompress.ts";

test("text files get compressed copies, pictures don't", async () => {
  const folder = mkdtempSync(join(tmpdir(), "precompress-"));
  writeFileSync(join(folder, "a.html"), "<p>words</p>");
  writeFileSync(join(folder, "b.avif"), "picture");
  await precompress(folder);
  expect(readdirSync(folder).toSorted()).toEqual(["a.html", "a.html.br", "a.html.gz", "b.avif"]);
  expect(String(brotliDecompressSync(readFileSync(join(folder, "a.html.br"))))).toBe(
    "<p>words</p>",
  );
  expect(String(gunzipSync(readFileSync(join(folder, "a.html.gz"))))).toBe("<p>words</p>");
});
