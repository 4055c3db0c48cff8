import { expect, test } from "vitest";
import { linkLaterStyles, splitStyles } from "./late-styles.ts";

const HTML =
  '<html><body><header class="bar"><details><summary class="button"></summary><ul class="menu"></ul></details>' +
  '<button aria-expanded="false" aria-controls="list"></button><ul id="list" class="list"></ul></header>' +
  '<main><section class="hero"><h1 class="title"></h1></section><section class="faq"></section></main></body></html>';
const page = (html: string) => ({ file: "about.html", path: "/about", html });
const shown = (...classes: string[]) => ({
  tags: new Set(["html", "body", "main", "section", "p", "h1"]),
  classes: new Set(classes),
  attributes: new Set(["data-tone", "data-tone=dark"]),
});
const scoped = (css: string) => ({ css, scoped: true });

test("modules and rules for what does not show at first come later, with what is for paper", () => {
  const modules = [
    { css: "@layer a,b;p{top:0}", scoped: false },
    scoped(
      "@layer a{.hero{color:red}.hero .more{color:tan}@media (width>=700px){.hero{top:1px}.more{top:0}}" +
        "@media print{.hero{color:#000}}}",
    ),
    scoped("@layer a{.faq{color:red}}"),
  ];
  const { first, later } = splitStyles(modules, shown("hero"), "");
  expect(first).toBe(
    "@layer a{.hero{color:red}@media (width>=700px){.hero{top:1px}}}@layer b;p{top:0}",
  );
  expect(later).toBe(
    "@layer a{.hero .more{color:tan}@media (width>=700px){.more{top:0}}@media print{.hero{color:#000}}.faq{color:red}}",
  );
});

test("a rule stays where its selector may mean what shows at first", () => {
  const css =
    "@layer a{.faq,.hero{top:0}.hero:not(.faq){top:1px}.hero:has(.faq,p){top:2px}h1{top:3px}:is(.faq,.hero) h1{top:4px}}";
  const { first, later } = splitStyles([scoped(css)], shown("hero"), "");
  expect(first).toBe(css);
  expect(later).toBe("");
});

test("a rule for tags, or for what one of several has to be and none is, comes later", () => {
  const now = ":where(main,footer) h1:not(h2){top:0}[data-tone] p:before{top:1px}";
  const then =
    "h2,table{top:2px}.hero:is(.faq,[data-long]){top:3px}html:has(details[open]){top:4px}.hero :is(.faq p,dl)>p{top:5px}";
  const { first, later } = splitStyles([scoped(`@layer a{${now}${then}}`)], shown("hero"), "");
  expect(first).toBe(`@layer a{${now}}`);
  expect(later).toBe(`@layer a{${then}}`);
});

test("what only an attribute that is not there or a visitor's doing brings comes later", () => {
  const now = '.hero{top:0}.hero[data-tone]{top:1px}.hero[data-tone="dark"]{top:2px}';
  const then = '.hero[data-tone="light"]{top:3px}.hero[data-long]{top:4px}.hero:hover{top:5px}';
  const { first, later } = splitStyles([scoped(`@layer a{${now}${then}}`)], shown("hero"), "");
  expect(first).toBe(`@layer a{${now.replaceAll('"', "")}}`);
  expect(later).toBe(`@layer a{${then.replaceAll('"', "")}}`);
});

test("the link stands right behind the first screen", () => {
  expect(linkLaterStyles(page(HTML), "/later.css").html).toContain(
    '</section><link rel="stylesheet" href="/later.css" data-late=""><section class="faq">',
  );
});
