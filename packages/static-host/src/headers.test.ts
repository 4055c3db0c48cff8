import { expect, test } from "vitest";
import { formatHeadersFile, type HeaderRule, parseHeadersFile } from "./headers.ts";

const RULES: HeaderRule[] = [
  { path: "/*", headers: { "X-Frame-Options": "SAMEORIGIN", "X-XSS-Protection": "1; mode=block" } },
  { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];

test("reads what it writes", () => {
  expect(parseHeadersFile(formatHeadersFile(RULES))).toEqual(RULES);
});

test("ignores comments and empty lines", () => {
  expect(parseHeadersFile("# all\n\n/a\n  # one\n  X-A: b:c\n")).toEqual([
    { path: "/a", headers: { "X-A": "b:c" } },
  ]);
});

test("throws for a line that is neither a path nor a header", () => {
  expect(() => parseHeadersFile("/a\n  X-A\n")).toThrow('_headers: line 2: found "  X-A"');
  expect(() => parseHeadersFile("  X-A: b\n")).toThrow("_headers: line 1");
});
