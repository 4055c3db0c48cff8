import { z } from "zod";
import { matches } from "../../tools/matches.ts";
import { htmlOf } from "../support/built-site.ts";
import { legalPages } from "../support/content.ts";
import { expect, test } from "../support/server.ts";
import { at, CHANGED_ROUTES, contentByPath, fixed, patternOf, shared, specified } from "./read.ts";

const CHANGED_SECTIONS =
  "if the sections should change, change page.sections in the page's file in tests/specification";

type Found = {
  sections: string[];
  headings: string[];
  links: { name: string; to: string }[];
  text: string;
  tags: string[];
  data: Record<string, unknown>[];
};

/** Runs in the browser, for its HTML parser. */
function parse(html: string): Found {
  const page = new DOMParser().parseFromString(html, "text/html");
  const main = page.querySelector("main") ?? page.body;
  const texts = (selector: string, root: Element) =>
    [...root.querySelectorAll(selector)].map((found) => found.textContent?.trim() ?? "");
  return {
    sections: [...main.querySelectorAll(":scope > section")].map(({ id }) => id),
    headings: texts("h1, h2, h3", main),
    links: [...main.querySelectorAll("a")].map((link) => ({
      name: link.textContent?.trim() ?? "",
      to: link.getAttribute("href") ?? "",
    })),
    text: main.textContent?.replace(/\s+/g, " ") ?? "",
    tags: [...main.querySelectorAll("*")].map(({ localName }) => localName),
    data: texts('script[type="application/ld+json"]', page.documentElement).map((json) =>
      JSON.parse(json),
    ),
  };
}

/** The headings include these, in this order. */
function expectInOrder(headings: readonly string[], wanted: readonly string[]): void {
  let from = 0;
  for (const heading of wanted) {
    const index = headings.findIndex((text, i) => i >= from && patternOf(heading).test(text));
    expect(index, `"${heading}" in its order: ${headings.join(" | ")}`).not.toBe(-1);
    from = index + 1;
  }
}

const pages = new Map<string, Found>();

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  for (const { path } of specified) pages.set(path, await page.evaluate(parse, htmlOf(path)));
  await page.close();
});

for (const { path, page: wanted } of specified) {
  test(`${path} is built as specified`, () => {
    const found = pages.get(path);
    if (!found) throw new Error(`${path} is not built.`);
    if (wanted.sections) expect(found.sections, CHANGED_SECTIONS).toEqual(wanted.sections);

    expectInOrder(found.headings, wanted.headings);
    const orderedTitles = z
      .array(z.string())
      .parse(wanted.order.map((fieldPath) => at(contentByPath.get(path), fieldPath)));
    expectInOrder(found.headings, orderedTitles);
    for (const { name, to } of wanted.links)
      expect(
        found.links.filter((link) => link.to === to && patternOf(name).test(link.name)),
        `a link "${name}" to ${to}`,
      ).not.toEqual([]);
    for (const text of wanted.says) {
      const { source, flags } = patternOf(text);
      const says = new RegExp(source.replace(/^\^/, ""), flags).test(found.text);
      expect(says, `the page says "${text}"`).toBe(true);
    }
    for (const { where, says } of wanted.every) {
      const claims = found.text.match(new RegExp(patternOf(where), "g")) ?? [];
      expect(claims, `"${where}" is found`).not.toEqual([]);
      const others = claims.filter((claim) => !says.some((text) => claim.includes(text)));
      expect(others, `"${where}" says nothing else`).toEqual([]);
    }
    for (const [tag, number] of Object.entries(wanted.elements))
      expect(
        found.tags.filter((name) => name === tag),
        tag,
      ).toHaveLength(number);

    const { kinds, article, page: ofPage } = shared.structuredData;
    const kind = (name: string) => found.data.find((thing) => thing["@type"] === name);
    for (const name of kinds) expect(kind(name), `structured data: ${name}`).toBeDefined();
    // A legal page's dateModified is the date it shows, the blog's that of its newest article.
    const changes = path === "/blog" || legalPages.some(({ to }) => to === path);
    const changed = changes && { dateModified: at(contentByPath.get(path), "modified") };
    expect(kind("WebPage"), "structuredData.page in shared.yaml").toMatchObject({
      ...ofPage,
      ...changed,
    });
    if (path.startsWith("/blog/")) expect(kind("BlogPosting")).toMatchObject(article);
  });
}

test("every built page is a specified one", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = matches(sitemap, /<loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname);
  expect(fixed(paths), CHANGED_ROUTES).toEqual(fixed(shared.routes));
});
