import { expect, test } from "vitest";
import { formatRedirectsFile, parseRedirectsFile } from "./redirects.ts";

test("what is written for the hosts is what is read", () => {
  const moved = parseRedirectsFile(formatRedirectsFile([{ from: "/old", to: "/about" }]));
  expect([...moved]).toEqual([
    ["/old", "/about"],
    ["/old/", "/about"],
  ]);
});
