import { expect, test } from "vitest";
import { folderOf, graph, layerOf, modules } from "../support/imports.ts";

// Only checked for the delivered site: if the owner removes a page, a section may be left with one page,
// which is fine.
test("every component in app/sections is used by at least two pages", () => {
  const pagesOf = (file: string, seen = new Set<string>()): Set<string> => {
    const pages = new Set<string>();
    for (const [user, imports] of graph) {
      if (!imports.includes(file) || seen.has(user)) continue;
      seen.add(user);
      if (layerOf(user) === "pages") pages.add(folderOf(user));
      else for (const page of pagesOf(user, seen)) pages.add(page);
    }
    return pages;
  };
  const single = modules
    .filter((file) => layerOf(file) === "sections")
    .filter((file) => pagesOf(file).size < 2);
  expect(single).toEqual([]);
});
