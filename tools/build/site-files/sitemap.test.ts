import { expect, test } from "vitest";
import { schemaErrors } from "../../../tests/schemas/validate.ts";
import { robots, sitemap } from "./sitemap.ts";

const SITE = "https://clinic.example";
const pages = [
  { path: "/", modified: "2026-01-02" },
  { path: "/about", modified: "2025-03-04" },
];

test("lists each page's full address and modified date", async () => {
  const xml = sitemap(SITE, pages);
  expect(await schemaErrors(xml, "sitemap")).toEqual([]);
  expect(
    [...xml.matchAll(/<loc>(.*)<\/loc>\n\s*<lastmod>(.*)<\/lastmod>/g)].map(
      ([, ...found]) => found,
    ),
  ).toEqual([
    ["https://clinic.example/", "2026-01-02"],
    ["https://clinic.example/about", "2025-03-04"],
  ]);
});

test("robots.txt allows everything except the placeholders", () => {
  expect(robots(SITE)).toBe(
    "User-agent: *\nDisallow: /placeholder/\n\nSitemap: https://clinic.example/sitemap.xml\n",
  );
});
