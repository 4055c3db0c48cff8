import { mkdirSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { loadRedirects, readPublishedPaths, withNewPaths } from "./load-redirects.ts";
import { PATHS_FILE, REDIRECTS_FILE, redirectsSchema } from "./redirects.ts";

const PAGES = new Set(["/", "/about", "/blog", "/blog/posture"]);
const at = temporaryFolder();
beforeEach(() => {
  mkdirSync(at("content"));
});

const write = (file: string, text: string) => writeFileSync(at(file), text);
const load = (...pairs: [from: string, to: string][]) => {
  write(
    REDIRECTS_FILE,
    pairs.map(([from, to]) => `- { from: ${from}, to: ${to} }\n`).join("") || "# None\n",
  );
  return loadRedirects(at(""), PAGES);
};

test("an old address can lead to any page", () => {
  write(PATHS_FILE, "# Known\n/\n/blog/old\n");
  const pairs: [string, string][] = [
    ["/blog/old", "/blog/posture"],
    ["/team.php", "/"],
  ];
  expect(load(...pairs)).toEqual(pairs.map(([from, to]) => ({ from, to })));
});

test.each([
  ["to itself", ["/old", "/old"], '0.to: found "/old", expected another address than its own'],
  ["to no page", ["/old", "/gone"], '0.to: found "/gone", expected a page of this site'],
  ["from a page", ["/about", "/"], "0.from: .*expected an address that no page has: /about exists"],
  ["from another form of a page's address", ["/about.html", "/"], "no page has: /about exists"],
  ["from Home", ["/index.html", "/about"], "no page has: / exists"],
  ["from a file of the build", ["/assets/a", "/"], "expected the address of a page"],
  ["from a file in the site's folder", ["/feed.xml", "/blog"], "expected the address of a page"],
] satisfies [string, [string, string], string][])("refuses a redirect %s", (_, pair, line) => {
  expect(() => load(pair)).toThrow(new RegExp(`^content/redirects.yaml: .*${line}`));
});

test("refuses circles, and two redirects from one address, each in its own line", () => {
  expect(() => load(["/a", "/b"], ["/b", "/a"])).toThrow(
    /0\.to: found "\/b", which leads on.*\n.*1\.to: found "\/a", which leads on/,
  );
  expect(() => load(["/a", "/about"], ["/a", "/"])).toThrow(
    /0\.from: found "\/a" more than once.*\n.*1\.from: found "\/a" more than once/,
  );
});

test("a published page that no longer exists needs a redirect, best to the page above", () => {
  expect(load()).toEqual([]);
  write(PATHS_FILE, "/blog/gone\n/team/gone\n");
  expect(() => load()).toThrow(/from: \/blog\/gone, to: \/blog .*\n.*from: \/team\/gone, to: \/ /);
});

test("the list keeps its comments and all addresses", () => {
  const text = withNewPaths("# Why\n/about\n/gone\n", ["/blog"]);
  expect(text).toBe("# Why\n/about\n/blog\n/gone\n");
  write(PATHS_FILE, text);
  expect(readPublishedPaths(at(""))).toEqual(["/about", "/blog", "/gone"]);
});

test("a file with only comments is an empty list, and an address has to be a path", () => {
  expect(redirectsSchema.parse(null)).toEqual([]);
  for (const from of ["old", "/old/", "/old?page=1", "/old page", "https://example.org/old"])
    expect(redirectsSchema.safeParse([{ from, to: "/" }]).success, from).toBe(false);
});
