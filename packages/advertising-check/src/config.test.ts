import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
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

test("allowed words without a reason throw an error with the field's path", () => {
  expect(() => configOf("allowed:\n  - words: the best time to call\n    name: Jane")).toThrow(
    `${file}: allowed.0.reason:`,
  );
});

test.each([
  [
    "allowed:\n  - words: a\n    name: Jane",
    "allowed.0.reason: found nothing, expected your reason",
  ],
  [
    "allowed:\n  - words: a\n    reason: b\n    name: 1",
    "allowed.0.name: found 1, expected your name",
  ],
  ["allowed: the best", 'allowed: found "the best", expected a list of words'],
  ["alowed: []", "expected only the fields allowed, headings, childrensPagesPattern"],
  ["allowed: []\nheadings: @home", "line 2: found text that is not YAML, expected quotation marks"],
])("%j is reported in one line, in plain words", (yaml, expected) => {
  let message = "";
  try {
    configOf(yaml);
  } catch (error) {
    message = inspect(error);
  }
  expect(message).toContain(expected);
  expect(message.split("\n")).toHaveLength(1);
  expect(message).not.toMatch(/invalid|unrecognized|reserved/i);
});
