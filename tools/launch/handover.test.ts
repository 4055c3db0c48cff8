import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { handOver } from "./handover.ts";

test("removes the specification's tests and their script, and nothing else", () => {
  const root = mkdtempSync(join(tmpdir(), "handover-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync("package.json", join(root, "package.json"));
  cpSync("tests/imports.test.ts", join(root, "tests/specification/content.test.ts"));
  const read = () => JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { scripts, ...rest } = read();
  const { "test:visual": _gone, ...kept } = scripts;
  for (const _time of ["first", "second"]) {
    handOver(root);
    expect(existsSync(join(root, "tests"))).toBe(true);
    expect(existsSync(join(root, "tests/specification"))).toBe(false);
    expect(read()).toEqual({ ...rest, scripts: kept });
  }
});
