import { expect, test } from "vitest";
import { redirectsSchema } from "./redirects.ts";

test("a file with only comments is an empty list, and an address has to be a path", () => {
  expect(redirectsSchema.parse(null)).toEqual([]);
  for (const from of ["old", "/old/", "/old?page=1", "/old page", "https://example.org/old"]) {
    expect(redirectsSchema.safeParse([{ from, to: "/" }]).success, from).toBe(false);
  }
});
