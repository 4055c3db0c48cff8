import { expect, test } from "vitest";
import { formatRedirectsFile, parseRedirectsFile } from "./redirects.ts";

test("reads what it writes", () => {
  const moved = parseRedirectsFile(formatRedirectsFile([{ from: "/old", to: "/about" }]));
  expect([...moved]).toEqual([
    ["/old", "/about"],
    ["/old/", "/about"],
  ]);
});
