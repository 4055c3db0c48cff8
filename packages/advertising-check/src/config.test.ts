import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "advertising-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "allowed.yaml");
const configOf = (yaml: string) => {
  writeFileSync(file, yaml);
  return readConfig(file);
};

test("an empty file allows nothing", () => {
  expect(configOf("")).toEqual({ headings: [], allowed: [] });
});

test("allowed words without a reason are an error that names the field", () => {
  expect(() => configOf("allowed:\n  - words: the best time to call\n    name: Jane")).toThrow(
    `${file}: allowed.0.reason:`,
  );
});
