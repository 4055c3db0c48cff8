import { expect, test } from "vitest";
import { firstScreen } from "./first-screen.ts";

const HTML =
  '<html><body><header class="bar"><details><summary class="button"></summary><ul class="menu"></ul></details>' +
  '<button aria-expanded="false" aria-controls="list"></button><ul id="list" class="list"></ul></header>' +
  '<main><section class="hero"><h1 class="title"></h1></section><section class="faq"></section></main></body></html>';
const page = (html: string) => ({ file: "about.html", path: "/about", html });

test("the first screen ends with the part that holds the heading", () => {
  const { end, classes, attributes } = firstScreen(page(HTML));
  expect(HTML.slice(end)).toMatch(/^<section class="faq">/);
  expect([...classes]).toEqual(["bar", "button", "hero", "title"]);
  expect([...attributes]).toContain("aria-expanded=false");
  expect([...attributes]).not.toContain("id");
});

test("in an article it is the article's opening", () => {
  const html = "<body><main><article><header><h1></h1></header><p></p></article></main></body>";
  expect(html.slice(firstScreen(page(html)).end)).toMatch(/^<p>/);
});

test("a page without an opening stops the build", () => {
  expect(() => firstScreen(page("<body><h1></h1></body>"))).toThrow(
    "about.html: found no opening with an h1",
  );
});
