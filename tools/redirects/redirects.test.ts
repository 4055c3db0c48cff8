import { expect, test } from "vitest";
import { redirectsSchema } from "./redirects.ts";

test("a file of remarks alone is an empty list, an address is a path", () => {
  expect(redirectsSchema.parse(null)).toEqual([]);
  for (const from of ["old", "/old/", "/old?page=1", "/old page", "https://example.org/old"]) {
    expect(redirectsSchema.safeParse([{ from, to: "/" }]).success, from).toBe(false);
  }
});
