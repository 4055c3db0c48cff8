import { expect, test } from "vitest";
import { firstScreen, linkLaterStyles, rulesOf, splitStyles } from "./late-styles.ts";

const HTML =
  '<html><body><header class="bar"><details><summary class="button"></summary><ul class="menu"></ul></details>' +
  '<button aria-expanded="false" aria-controls="list"></button><ul id="list" class="list"></ul></header>' +
  '<main><section class="hero"><h1 class="title"></h1></section><section class="faq"></section></main></body></html>';
const page = (html: string) => ({ file: "about.html", path: "/about", html });
const scoped = (css: string) => ({ css, scoped: true });

test("the first screen ends with the part that holds the heading", () => {
  const { end, classes } = firstScreen(page(HTML));
  expect(HTML.slice(end)).toMatch(/^<section class="faq">/);
  expect([...classes]).toEqual(["bar", "button", "hero", "title"]);
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

test("modules and rules for what does not show at first come later, with what is for paper", () => {
  const modules = [
    { css: "@layer a,b;p{top:0}", scoped: false },
    scoped(
      "@layer a{.hero{color:red}.hero .more{color:tan}@media (width>=700px){.hero{top:1px}.more{top:0}}" +
        "@media print{.hero{color:#000}}}",
    ),
    scoped("@layer a{.faq{color:red}}"),
  ];
  const { first, later } = splitStyles(modules, new Set(["hero"]));
  expect(first).toBe(
    "@layer a{.hero{color:red}@media (width>=700px){.hero{top:1px}}}@layer b;p{top:0}",
  );
  expect(later).toBe(
    "@layer a{.hero .more{color:tan}@media (width>=700px){.more{top:0}}@media print{.hero{color:#000}}.faq{color:red}}",
  );
});

test("a rule stays where its selector may mean what shows at first", () => {
  const css =
    "@layer a{.faq,.hero{top:0}.hero:not(.faq){top:1px}.hero:has(.faq){top:2px}h1{top:3px}}";
  const { first, later } = splitStyles([scoped(css)], new Set(["hero"]));
  expect(first).toBe(css);
  expect(later).toBe("");
});

test("rules are told apart, whatever their strings hold", () => {
  expect(rulesOf('@layer a;b::after{content:"}{;"}c{}').map(({ text }) => text)).toEqual([
    "@layer a;",
    'b::after{content:"}{;"}',
    "c{}",
  ]);
});

test("the link stands right behind the first screen", () => {
  expect(linkLaterStyles(page(HTML), "/later.css").html).toContain(
    '</section><link rel="stylesheet" href="/later.css" data-late=""><section class="faq">',
  );
});
