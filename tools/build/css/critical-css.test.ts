import { expect, test } from "vitest";
import { elementsIn, parsePage, serializePage } from "../page/html-tree.ts";
import { inlineCriticalCss } from "./critical-css.ts";

const PLACE = '<div hidden="" data-site-stylesheet=""></div>';
const LINK = '<link rel="stylesheet" href="/assets/style.css"';

async function inline(css: string, place = PLACE) {
  const html =
    `<html data-chat="right"><head><style>@layer a,b;</style>${LINK}></head><body><main>` +
    `<section class="hero"><details><summary class="menu"></summary><p class="links"></p></details></section>${place}<p class="faq"></p></main></body></html>`;
  const page = parsePage({ file: "about.html", path: "/about", html });
  const link = [...elementsIn(page.head)].find(({ tagName }) => tagName === "link");
  if (!link) throw new Error("no link");
  await inlineCriticalCss(page, link, css);
  return serializePage(page);
}

test("a page has the CSS of what its first section shows inline, and links the site's stylesheet after it", async () => {
  const html = await inline("@layer b{.hero{top:0}.menu{top:1px}.links{top:2px}.faq{top:3px}}");
  expect(html).toContain("<style>@layer a,b;@layer b{.hero{top:0}.menu{top:1px}}</style>");
  expect(html).toContain(`data-site-stylesheet="">${LINK}></div>`);
  expect(html).toContain(`${LINK} disabled=""></head>`);
});

// What Beasties would leave out.
test.each(["[data-chat=right]{--top:0}", "@font-face{font-family:A;src:url(/a.woff2)}"])(
  "%s is inlined",
  async (css) => expect(await inline(css)).toContain(css),
);

test.each([
  ["no", ""],
  ["several", PLACE + PLACE],
])("a page with %s [data-site-stylesheet] stops the build", async (found, place) => {
  await expect(inline("", place)).rejects.toThrow(
    `about.html: found ${found} [data-site-stylesheet], expected one`,
  );
});
