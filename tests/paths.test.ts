import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allCaptures } from "../tools/lib/captures.ts";

const ENDINGS = "{ts,tsx,mjs,css,md,yml,yaml,json,jsonc}";
const FOLDERS = "{app,content,docs,packages,tests,tools,.github}";
const files = globSync([`${FOLDERS}/**/*.${ENDINGS}`, `*.${ENDINGS}`, ".htmlvalidate.mjs"])
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/node_modules|\.(test|spec)\.tsx?$|fixtures|CHANGELOG|-lock/.test(file));

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
