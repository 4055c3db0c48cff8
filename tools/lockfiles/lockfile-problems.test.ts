import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lockfileProblems } from "./lockfile-problems.ts";

const OTHER_HASH = `sha512-${"A".repeat(86)}==`;

/** This project's lockfile with changes to one of its packages. */
function withChanged(name: string, change: Record<string, unknown>): string {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  Object.assign(lock.packages[`node_modules/${name}`], change);
  return JSON.stringify(lock);
}

const GIT = "git+ssh://git@github.com/evil/react-dom.git#0a1b";
const ELSEWHERE = "https://evil.example/react-19.tgz";

test.each<[name: string, change: Record<string, unknown>, line: string]>([
  ["react", { resolved: ELSEWHERE, integrity: OTHER_HASH }, `found the address ${ELSEWHERE}`],
  ["react-dom", { resolved: GIT, integrity: undefined }, "found the hash none"],
  ["react-dom", { version: GIT }, "found the version git+ssh"],
  ["react-dom", { integrity: undefined }, "found the hash none, expected a sha512 one"],
  ["react-dom", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, "found the hash sha1-"],
  ["react-dom", { name: "react-dorn", integrity: OTHER_HASH }, "found the package react-dorn"],
  [
    "react-dom",
    { resolved: "https://registry.npmjs.org/react-dorn/-/react-dorn-1.0.0.tgz" },
    "found the address https://registry.npmjs.org/react-dorn/",
  ],
  ["react-dom", { version: "19.3.1@github.com:evil/react-dom.git" }, "found the version 19.3.1@"],
  ["react-dom", { version: "19.3.1-a.tgz" }, "found the version 19.3.1-a.tgz"],
  ["react-dom", { version: "19.3.1-a.TGZ" }, "found the version 19.3.1-a.TGZ"],
  [
    "react-dom",
    { resolved: "https://registry.npmjs.org/react-dom/-/../../react-dorn/-/react-dorn-1.0.0.tgz" },
    "found the address https://registry.npmjs.org/react-dom/-/../../react-dorn/",
  ],
  [
    "react-dom",
    { resolved: "https://registry.npmjs.org/react-dom/-/react-dom-0.0.1.tgz" },
    "found the address https://registry.npmjs.org/react-dom/-/react-dom-0.0.1.tgz",
  ],
  ["react-dom", { license: undefined }, "found the licence none, expected MIT"],
  ["scheduler", { license: "MPL-2.0" }, "the licence MPL-2.0"],
  ["vite", { hasInstallScript: true }, "found a script that runs on installing"],
])("refuses %s with %j", (name, change, line) => {
  const problems = lockfileProblems(withChanged(name, change));
  expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
  expect(problems.join("\n")).toContain(line);
});

test.each([
  { resolved: "https://registry.npmjs.org/vite/-/vite-8.3.8.tgz" },
  { license: "(GPL-3.0 OR MIT)" },
  { license: "MIT AND MPL-2.0" },
])("accepts a tool with %j", (change) => {
  expect(lockfileProblems(withChanged("vite", change))).toEqual([]);
});

test.each(["../elsewhere", "content/react-dom", "packages/content-files"])(
  "refuses a link to %s in a package's place",
  (resolved) => {
    const lock = JSON.parse(withChanged("react-dom", { resolved, link: true }));
    lock.packages[resolved] ??= {};
    expect(lockfileProblems(JSON.stringify(lock)).join("\n")).toContain(`the address ${resolved}`);
  },
);

test("a package that works without its script may have one", () => {
  const lock = withChanged("vite", { hasInstallScript: true });
  expect(lockfileProblems(lock, ["vite"])).toEqual([]);
});
