import { parse } from "parse5";
import { expect, test } from "vitest";
import { aboveTheFold } from "./above-the-fold.ts";

const opening = (html: string) => aboveTheFold(parse(html), "about.html");

test("it ends with the section that has the h1, without closed menus and details", () => {
  const { end, shown } = opening(
    '<header class="bar"><details><summary class="button"></summary><ul class="menu"></ul></details>' +
      '<button aria-expanded="false" aria-controls="list"></button><ul id="list" class="list"></ul></header>' +
      '<main><section class="hero"><h1 class="title"></h1></section><section class="faq"></section></main>',
  );
  expect(end.attrs).toEqual([{ name: "class", value: "hero" }]);
  expect([...shown.classes]).toEqual(["bar", "button", "hero", "title"]);
  expect([...shown.attributes]).toContain("aria-expanded=false");
  expect([...shown.attributes]).not.toContain("id");
});

test("in an article, it ends with the article's header", () => {
  const html = "<main><article><header><h1></h1></header><p></p></article></main>";
  expect(opening(html).end.tagName).toBe("header");
});

test("a page without an opening stops the build", () => {
  expect(() => opening("<h1></h1>")).toThrow("about.html: found no opening with an h1");
});
