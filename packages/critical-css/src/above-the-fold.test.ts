import { parse } from "parse5";
import { expect, test } from "vitest";
import { namesAbove } from "./above-the-fold.ts";
import { elementsIn } from "./names.ts";

test("what's above an element counts, but not closed menus and details", () => {
  const page = parse(
    '<header class="bar"><details><summary class="button"></summary><ul class="menu"></ul></details>' +
      '<button aria-expanded="false" aria-controls="list"></button><ul id="list" class="list"></ul></header>' +
      '<main><section class="hero"><h1 class="title"></h1></section><hr><section class="faq"></section></main>',
  );
  const end = elementsIn(page).find(({ tagName }) => tagName === "hr");
  const { classes, attributes } = namesAbove(page, end);
  expect([...classes]).toEqual(["bar", "button", "hero", "title"]);
  expect([...attributes]).toContain("aria-expanded=false");
  expect([...attributes]).not.toContain("id");
  expect([...namesAbove(page, undefined).classes]).toContain("faq");
});
