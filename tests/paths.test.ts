import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matches } from "../tools/matches.ts";

test("every path that a comment or a guide names exists", () => {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(tsx?|mjs|css|md|yaml)$/.test(file) && existsSync(file))
    .filter((file) => !/\.(test|spec)\.tsx?$|fixtures|CHANGELOG/.test(file));
  const missing = files.flatMap((file) =>
    matches(
      readFileSync(file, "utf8"),
      /(?<![\w./-])((?:app|tools|docs|tests|packages)\/[\w./-]*\w\.(?:tsx?|mjs|css|md|yaml))/g,
    )
      .filter((path) => !existsSync(path))
      .map((path) => `${file} names ${path}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
