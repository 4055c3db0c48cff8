import { expect, test } from "vitest";
import { elementsIn, parsePage, serialisePage } from "../page/html-tree.ts";
import { inlineCss, readSiteCss } from "./page-css.ts";

const PLACE = '<div hidden="" data-deferred-css=""></div>';

const pageWith = (place: string, classNames = "faq") =>
  parsePage({
    file: "about.html",
    path: "/about",
    html:
      '<html><head><style>@layer a;</style><link rel="stylesheet" href="/assets/style.css"></head>' +
      `<body><main><section class="hero"><h1></h1></section>${place}<p class="${classNames}"></p></main></body></html>`,
  });

function inline(place: string, script = "") {
  const page = pageWith(place);
  const other = pageWith("", "pill");
  const link = [...elementsIn(page.head)].find(({ tagName }) => tagName === "link");
  if (!link) throw new Error("no link");
  const css = readSiteCss(".hero{top:0}.faq{top:1px}.note{top:2px}.pill{top:3px}", [page, other]);
  return { file: inlineCss(page, link, css, script), html: serialisePage(page) };
}

test("a page has its above-the-fold CSS inline, and links the rest after its first section", () => {
  const { file, html } = inline(PLACE);
  expect(html).toContain("<style>@layer a;.hero{top:0}</style>");
  // A class in no page's HTML may be added by a script on any page, so its rules are kept on every page.
  expect(file?.text).toBe(".faq{top:1px}.note{top:2px}");
  expect(html).toContain(
    `data-deferred-css=""><link rel="stylesheet" href="/${file?.file}"></div>`,
  );
  expect(html).toContain('<link rel="stylesheet" href="/assets/style.css" disabled="">');
});

test("a page without a place for that link has all its CSS inline", () => {
  const { file, html } = inline("");
  expect(file).toBeUndefined();
  expect(html).toContain("<style>@layer a;.hero{top:0}.faq{top:1px}.note{top:2px}</style>");
});

test("rules for a class that only other pages' HTML has are kept if this page's script may add it", () => {
  expect(inline("").html).not.toContain(".pill");
  expect(inline("", 'e("button", { className: "small pill" })').html).toContain(".pill{top:3px}");
});
