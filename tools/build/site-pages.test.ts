import { expect, test } from "vitest";
import { articleSlugs } from "../../app/content/article-slugs.ts";
import type { Content } from "../../app/content/load.ts";
import { loadClinic } from "../../app/content/load-clinic.ts";
import { SERVICE_SCHEMAS } from "../../app/content/schemas/pages.ts";
import { sitePaths } from "../../app/content/site-paths.ts";
import { sitePages } from "./site-pages.ts";

const screen = (title: string) => ({ modified: "2025-01-01", hero: { title, eyebrow: "Above" } });
const legal = { title: "Legal", modified: "2024-01-01" };

/** Content for every page of the site, the articles changed on a day after all else. */
const sample = (): Content => ({
  clinic: loadClinic(),
  prose: new Map(),
  redirects: [],
  data: new Map<string, unknown>([
    ...["home", "about", "services", "contact", "manly", "blog"].map(
      (name) => [`pages/${name}`, screen(name)] as const,
    ),
    ...Object.keys(SERVICE_SCHEMAS).map((name) => [`services/${name}`, screen(name)] as const),
    ...articleSlugs().map(
      (slug) =>
        [`articles/${slug}`, { title: slug, category: "Tips", modified: "2026-02-03" }] as const,
    ),
    ["legal/privacy-policy", legal],
    ["legal/terms-of-service", legal],
  ]),
});

test("knows every page of the site, in its order", () => {
  const pages = sitePages(sample());
  expect(pages.map(({ path }) => path)).toEqual(sitePaths());
  expect(pages[0]).toMatchObject({
    path: "/",
    title: "home",
    eyebrow: "Above",
    modified: "2025-01-01",
  });
  expect(pages.at(-1)).toEqual({ path: "/terms-of-service", ...legal });
});

test("the blog page changes with its newest article", () => {
  const blog = sitePages(sample()).find(({ path }) => path === "/blog");
  expect(blog?.modified).toBe("2026-02-03");
});

test("a page without content stops the build", () => {
  const content = sample();
  content.data.delete("pages/manly");
  expect(() => sitePages(content)).toThrow("/locations/manly: found no content");
});
