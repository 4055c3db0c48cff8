import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { elementsIn, parsePage, serialisePage } from "../page/html-tree.ts";
import { inlineCss, readSiteCss } from "./page-css.ts";

const pageWith = (words: string, classNames = "faq") =>
  parsePage({
    file: "about.html",
    path: "/about",
    html:
      '<html><head><style>@layer a;</style><link rel="stylesheet" href="/assets/style.css"></head>' +
      `<body><main><section class="hero"><h1></h1></section><p class="${classNames}">${words}</p></main></body></html>`,
  });

function inline(words: string, script = "") {
  const page = pageWith(words);
  const other = pageWith("", "pill");
  const link = [...elementsIn(page.head)].find(({ tagName }) => tagName === "link");
  if (!link) throw new Error("no link");
  const css = readSiteCss(".hero{top:0}.faq{top:1px}.note{top:2px}.pill{top:3px}", [page, other]);
  return { file: inlineCss(page, link, css, script), html: serialisePage(page) };
}

test("a page that fits into the first round trip has all its CSS inline", () => {
  const { file, html } = inline("");
  expect(file).toBeUndefined();
  // A class in no page's HTML may be added by a script on any page, so its rules are kept on every page.
  expect(html).toContain("<style>@layer a;.hero{top:0}.faq{top:1px}.note{top:2px}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css" disabled="">');
});

test("rules for a class that only other pages' HTML has are kept if this page's script may add it", () => {
  expect(inline("").html).not.toContain(".pill");
  expect(inline("", 'e("button", { className: "small pill" })').html).toContain(".pill{top:3px}");
});

test("a larger page has its above-the-fold CSS inline, and links the rest after the hero", () => {
  const { file, html } = inline(randomBytes(20_000).toString("base64"));
  expect(html.slice(0, html.indexOf("<link"))).toContain("<style>@layer a;.hero{top:0}</style>");
  expect(file?.text).toBe(".faq{top:1px}.note{top:2px}");
  const [, link] = html.split("</section>");
  expect(link?.slice(0, 90)).toContain(
    `<link rel="stylesheet" href="/${file?.file}" data-page-css="">`,
  );
});
