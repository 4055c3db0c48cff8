import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { handOver } from "./handover.ts";

const FILES = ["package.json", ".github/workflows/site.yml"];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "handover-"));
  for (const file of FILES) cpSync(file, join(root, file));
  cpSync("tests/imports.test.ts", join(root, "tests/specification/content.test.ts"));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("removes the specification's tests and the lines that run them, and nothing else", () => {
  handOver(root);
  expect(existsSync(join(root, "tests"))).toBe(true);
  expect(existsSync(join(root, "tests/specification"))).toBe(false);
  for (const file of FILES) expect(read(file), file).not.toMatch(/visual|specification/);
  const { scripts, ...rest } = JSON.parse(readFileSync("package.json", "utf8"));
  const { "test:visual": _gone, ...kept } = scripts;
  expect(JSON.parse(read("package.json"))).toEqual({ ...rest, scripts: kept });
});

test("does nothing the second time", () => {
  handOver(root);
  const once = FILES.map(read);
  handOver(root);
  expect(FILES.map(read)).toEqual(once);
});
