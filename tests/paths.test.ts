import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allCaptures } from "../tools/lib/captures.ts";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|mjs|css|md|ya?ml|jsonc?)$/.test(file) && existsSync(file))
  .filter((file) => !/\.(test|spec)\.tsx?$|fixtures|CHANGELOG|-lock/.test(file));

// The handover takes these out (tools/launch/handover.ts).
const TAKEN_OUT = existsSync("tests/specification") ? /^$/ : /^tests\/specification|^test:visual$/;

test("every command that a comment, a guide or CI names exists", () => {
  const scripts = ["package.json", "packages/advertising-check/package.json"].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(file, "utf8")).scripts),
  );
  const named = files.flatMap((file) =>
    allCaptures(readFileSync(file, "utf8"), /npm run (?:--silent )?([a-z][\w:-]*)/g),
  );
  expect(named.filter((name) => !scripts.includes(name) && !TAKEN_OUT.test(name))).toEqual([]);
});

test("every path that a comment or a guide names exists", () => {
  const missing = files.flatMap((file) =>
    allCaptures(
      readFileSync(file, "utf8"),
      /(?<![\w./-])((?:app|tools|docs|tests|packages)\/[\w./-]*\w\.(?:tsx?|mjs|css|md|yaml))/g,
    )
      .filter((path) => !existsSync(path) && !TAKEN_OUT.test(path))
      .map((path) => `${file} names ${path}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
