import { expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { sitePaths } from "../../content/site-paths.ts";
import { later, sitePages } from "./site-pages.ts";

const content = await loadContent();

test("knows every page of the site, in its order", () => {
  expect(sitePages(content).map(({ path }) => path)).toEqual(sitePaths());
});

test("the blog page changes with its newest article", () => {
  const [article] = content.articles;
  if (!article) throw new Error("There is no article to change.");
  const changed = { ...article, data: { ...article.data, modified: "2099-02-03" } };
  const pages = sitePages({ ...content, articles: [...content.articles, changed] });
  expect(pages.find(({ path }) => path === "/blog")?.modified).toBe("2099-02-03");
});

test("a page without content stops the build", () => {
  const [missing, ...pages] = content.pages;
  expect(() => sitePages({ ...content, pages })).toThrow(`${missing?.path}: found no content`);
});

test("tells the later of two days", () => {
  expect(later("2025-01-31", "2025-02-01")).toBe("2025-02-01");
});
