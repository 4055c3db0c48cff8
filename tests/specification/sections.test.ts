import { expect, test } from "vitest";
import { folderOf, graph, layerOf, modules } from "../support/imports.ts";

// A page that the owner takes away may leave a section to one page alone: it may stay where it is.
test("what stands in app/sections is shown by two pages or more", () => {
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
