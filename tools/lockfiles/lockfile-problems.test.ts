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

test.each([
  [
    "React from another host, with a new hash",
    "react",
    { resolved: "https://evil.example/react-19.tgz", integrity: OTHER_HASH },
    "found the address https://evil.example/react-19.tgz, expected none, or https://registry.npmjs.org/react/-/…",
  ],
  [
    "react-dom by git, without a hash",
    "react-dom",
    { resolved: "git+ssh://git@github.com/evil/react-dom.git#0a1b", integrity: undefined },
    "found the hash none",
  ],
  [
    "git in place of a version",
    "react-dom",
    { version: "git+ssh://git@github.com/evil/react-dom.git#0a1b" },
    "found the version git+ssh",
  ],
  ["no hash", "react-dom", { integrity: undefined }, "found the hash none, expected a sha512 one"],
  [
    "an outdated hash",
    "react-dom",
    { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" },
    "found the hash sha1-",
  ],
  [
    "another package of the registry under a known name",
    "react-dom",
    { name: "react-dorn", integrity: OTHER_HASH },
    "found the package react-dorn in its place",
  ],
  [
    "another package's address",
    "react-dom",
    { resolved: "https://registry.npmjs.org/react-dorn/-/react-dorn-1.0.0.tgz" },
    "found the address https://registry.npmjs.org/react-dorn/",
  ],
  ["a folder outside", "react-dom", { resolved: "../elsewhere", link: true }, "found the address"],
  ["no licence", "react-dom", { license: undefined }, "found the licence none, expected MIT"],
  ["a copyleft licence in the site", "scheduler", { license: "MPL-2.0" }, "the licence MPL-2.0"],
  [
    "an install script",
    "vite",
    { hasInstallScript: true },
    "found a script that runs on installing",
  ],
])("refuses %s", (_, name, change, line) => {
  expect(lockfileProblems(withChanged(name, change))).toContainEqual(
    expect.stringMatching(new RegExp(`^${name} `)),
  );
  expect(lockfileProblems(withChanged(name, change)).join("\n")).toContain(line);
});

test.each([
  [
    "the registry's address",
    "vite",
    { resolved: "https://registry.npmjs.org/vite/-/vite-8.3.8.tgz" },
  ],
  ["a choice with a fine licence", "vite", { license: "(GPL-3.0 OR MIT)" }],
  ["a tool's licence", "vite", { license: "MIT AND MPL-2.0" }],
])("accepts %s", (_, name, change) => {
  expect(lockfileProblems(withChanged(name, change))).toEqual([]);
});

test("a package that works without its script may have one", () => {
  const lock = withChanged("vite", { hasInstallScript: true });
  expect(lockfileProblems(lock, ["vite"])).toEqual([]);
});
