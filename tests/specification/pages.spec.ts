import { z } from "zod";
import { attribute } from "../../tools/build/page/html-tree.ts";
import { builtPage, dataOf, linksAmong, PAGE_PATHS, textIn } from "../support/built-site.ts";
import { legalPages } from "../support/content.ts";
import { expect, test } from "../support/server.ts";
import { at, CHANGED_PATHS, contentByPath, fixed, patternOf, shared, specified } from "./read.ts";

const CHANGED_SECTIONS =
  "if the sections should change, change page.sections in the page's file in tests/specification";

/** The headings include these, in this order. */
function expectInOrder(headings: readonly string[], wanted: readonly string[]): void {
  let from = 0;
  for (const heading of wanted) {
    const index = headings.findIndex((text, i) => i >= from && patternOf(heading).test(text));
    expect(index, `"${heading}" in its order: ${headings.join(" | ")}`).not.toBe(-1);
    from = index + 1;
  }
}

for (const { path, page: wanted } of specified) {
  test(`${path} is built as specified`, () => {
    const { main, inMain, mainText } = builtPage(path);
    const sections = inMain.filter(
      ({ tagName, parentNode }) => tagName === "section" && parentNode === main,
    );
    const ids = sections.map((section) => attribute(section, "id") ?? "");
    if (wanted.sections) expect(ids, CHANGED_SECTIONS).toEqual(wanted.sections);

    const headings = inMain.filter(({ tagName }) => /^h[1-3]$/.test(tagName)).map(textIn);
    expectInOrder(headings, wanted.headings);
    const orderedTitles = z
      .array(z.string())
      .parse(wanted.order.map((fieldPath) => at(contentByPath.get(path), fieldPath)));
    expectInOrder(headings, orderedTitles);
    const links = linksAmong(inMain);
    for (const { name, to } of wanted.links)
      expect(
        links.some((link) => link.href === to && patternOf(name).test(link.text)),
        `a link "${name}" to ${to}`,
      ).toBe(true);
    for (const text of wanted.says) {
      const { source, flags } = patternOf(text);
      const says = new RegExp(source.replace(/^\^/, ""), flags).test(mainText);
      expect(says, `the page says "${text}"`).toBe(true);
    }
    for (const { where, says } of wanted.every) {
      const claims = mainText.match(new RegExp(patternOf(where), "g")) ?? [];
      expect(claims, `"${where}" is found`).not.toEqual([]);
      const others = claims.filter((claim) => !says.some((text) => claim.includes(text)));
      expect(others, `"${where}" says nothing else`).toEqual([]);
    }
    for (const [tag, number] of Object.entries(wanted.elements))
      expect(
        inMain.filter(({ tagName }) => tagName === tag),
        tag,
      ).toHaveLength(number);

    const data = dataOf(path);
    const { kinds, article, page: ofPage } = shared.structuredData;
    const kind = (name: string) => data.find((thing) => thing["@type"] === name);
    for (const name of kinds) expect(kind(name), `structured data: ${name}`).toBeDefined();
    // A legal page's dateModified is the date it shows, the blog's that of its newest article.
    const changes = path === "/blog" || legalPages.some((legal) => legal.path === path);
    const changed = changes && { dateModified: at(contentByPath.get(path), "modified") };
    expect(kind("WebPage"), "structuredData.page in shared.yaml").toMatchObject({
      ...ofPage,
      ...changed,
    });
    if (path.startsWith("/blog/")) expect(kind("BlogPosting")).toMatchObject(article);
  });
}

test("every built page is a specified one", () => {
  expect(fixed(PAGE_PATHS), CHANGED_PATHS).toEqual(fixed(shared.routes));
});
