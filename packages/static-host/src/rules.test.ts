import { expect, test } from "vitest";
import {
  formatHeadersFile,
  formatRedirectsFile,
  type HeaderRule,
  headersFor,
  parseHeadersFile,
  parseRedirectsFile,
} from "./rules.ts";
import { caddyFile } from "./write-rules.ts";

const HEADERS: HeaderRule[] = [
  { path: "/*", headers: { "X-Frame-Options": "SAMEORIGIN", "X-Policy": "one; a=b:c" } },
  { path: "/", headers: { "X-Own": "yes" } },
  { path: "/about", headers: { "X-Own": "yes" } },
  { path: "/assets/*", headers: { "Cache-Control": "public, immutable" } },
  { path: "/preview/*", headers: { "X-Policy": "two" } },
];
const REDIRECTS = [{ from: "/old", to: "/about" }];

test("reads what it writes", () => {
  expect(parseHeadersFile(formatHeadersFile(HEADERS))).toEqual(HEADERS);
  expect([...parseRedirectsFile(formatRedirectsFile(REDIRECTS))]).toEqual([
    ["/old", "/about"],
    ["/old/", "/about"],
  ]);
  expect(() => parseHeadersFile("/a\n  X-A\n")).toThrow('found "  X-A", expected a path');
});

test("all rules for a path apply, and their values are joined", () => {
  const policy = (path: string) => headersFor(HEADERS, path).get("x-policy");
  expect(policy("/about")).toBe("one; a=b:c");
  expect(policy("/preview/a/b")).toBe("one; a=b:c, two");
  expect(headersFor(HEADERS, "/about/more").get("x-own")).toBeUndefined();
});

test("a rule whose path these files can't express stops the build", () => {
  const headers = [{ path: "/a/*/b", headers: { "X-A": "b" } }];
  expect(() => caddyFile({ headers, redirects: [] })).toThrow("found /a/*/b, expected /*, a page");
});
