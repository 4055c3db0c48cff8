import { expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { sitePaths } from "../../content/site-paths.ts";
import { sitePages } from "./site-pages.ts";

const content = await loadContent();

test("has every page of the site, in order", () => {
  expect(sitePages(content).map(({ path }) => path)).toEqual(sitePaths());
});

test("the blog page's modified date is at least its newest article's", () => {
  const days = content.articles.map(({ fields }) => fields.modified).toSorted();
  const blog = sitePages(content).find(({ path }) => path === "/blog");
  expect(blog?.modified.localeCompare(days.at(-1) ?? "")).toBeGreaterThanOrEqual(0);
});

test("a page without content stops the build", () => {
  const [missing, ...pages] = content.pages;
  expect(() => sitePages({ ...content, pages })).toThrow(`${missing?.path}: found no content`);
});
