import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { editorSettings } from "./settings.ts";

const FILE = "content/editor.yaml";
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-"));
  mkdirSync(join(root, "content"));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(["address", "signIn"])("an %s with a name before its host is refused", (field) => {
  const write = (value: string) =>
    writeFileSync(
      join(root, FILE),
      readFileSync(FILE, "utf8").replace(new RegExp(`^${field}: .*`, "m"), `${field}: ${value}`),
    );
  write("https://edit.example.au");
  expect(editorSettings(root)).toMatchObject({ [field]: "https://edit.example.au" });
  write("https://github.com@evil.example");
  expect(() => editorSettings(root)).toThrow(
    /^content\/editor\.yaml: (address|signIn): found "https:\/\/github\.com@evil\.example", expected [^\n]+$/,
  );
});
