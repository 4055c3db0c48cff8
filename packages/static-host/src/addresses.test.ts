import { expect, test } from "vitest";
import {
  missingRedirects,
  publishedAddresses,
  redirectProblems,
  withNewAddresses,
} from "./addresses.ts";

const PAGES = new Set(["/", "/about", "/blog", "/blog/posture"]);
const problems = (...pairs: [from: string, to: string][]) =>
  redirectProblems(
    pairs.map(([from, to]) => ({ from, to })),
    { pages: PAGES, folders: ["assets"] },
  );

test("an old address can redirect to any page", () => {
  expect(problems(["/old", "/"], ["/blog/old", "/blog/posture"], ["/team.php", "/about"])).toEqual(
    [],
  );
});

test.each([
  ["to itself", ["/old", "/old"], '0.to: found "/old", expected another address than its own'],
  ["to no page", ["/old", "/gone"], '0.to: found "/gone", expected a page of this site'],
  ["from a page", ["/about", "/"], "expected an address that no page has: /about exists"],
  ["from another form of a page's address", ["/about.html", "/"], "no page has: /about exists"],
  ["from Home", ["/index.html", "/about"], "no page has: / exists"],
  ["from a file of the build", ["/assets/a", "/"], "expected the address of a page"],
  ["from a file in the site's folder", ["/feed.xml", "/blog"], "expected the address of a page"],
] satisfies [string, [string, string], string][])("refuses a redirect %s", (_, pair, line) => {
  expect(problems(pair)).toEqual([expect.stringContaining(line)]);
  expect(problems(pair)[0]).toMatch(/^0\./);
});

test("refuses circles and chains", () => {
  expect(problems(["/a", "/b"], ["/b", "/a"])).toEqual([
    '0.to: found "/b", which leads on, expected the page at the end',
    '1.to: found "/a", which leads on, expected the page at the end',
  ]);
});

test("refuses two redirects from one address", () => {
  expect(problems(["/a", "/about"], ["/a", "/"])).toEqual([
    expect.stringContaining('0.from: found "/a" more than once'),
    expect.stringContaining('1.from: found "/a" more than once'),
  ]);
});

test("a published page that no longer exists needs a redirect to its parent page", () => {
  const published = ["/", "/blog/gone", "/team/gone", "/blog/posture"];
  const missing = missingRedirects(published, [], PAGES);
  expect(missing).toEqual([
    { from: "/blog/gone", to: "/blog" },
    { from: "/team/gone", to: "/" },
  ]);
  expect(missingRedirects(published, missing, PAGES)).toEqual([]);
});

test("the list keeps its comments and all addresses", () => {
  const text = withNewAddresses("# Why\n/about\n/gone\n", ["/blog"]);
  expect(text).toBe("# Why\n/about\n/blog\n/gone\n");
  expect(publishedAddresses(text)).toEqual(["/about", "/blog", "/gone"]);
});
