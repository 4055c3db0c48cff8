import { expect, test } from "vitest";
import { splitCss } from "./split-css.ts";

const names = (...classes: string[]) => ({
  tags: new Set(["html", "body", "main", "section", "p", "h1"]),
  classes: new Set(classes),
  attributes: new Set(["data-tone", "data-tone=dark"]),
});
const split = (css: string, html = "") =>
  splitCss(css, { shown: names("hero"), page: names("hero", "faq", "more"), html });

test("rules for print, or that don't match above the fold, are deferred", () => {
  const { critical, deferred } = split(
    "@layer a{.hero{color:red}.hero .more{color:tan}@media (width>=700px){.hero{top:1px}.more{top:0}}" +
      "@media print{.hero{color:#000}}.faq{color:red}.other{color:red}}",
  );
  expect(critical).toBe("@layer a{.hero{color:red}@media (width>=700px){.hero{top:1px}}}");
  expect(deferred).toBe(
    "@layer a{.hero .more{color:tan}@media (width>=700px){.more{top:0}}@media print{.hero{color:#000}}.faq{color:red}}",
  );
});

test.each([
  ".faq,.hero",
  ".hero:not(.faq)",
  ".hero:has(.faq,p)",
  ":is(.faq,.hero) h1",
  ":where(main,footer) h1",
  "[data-tone] p:before",
  ".hero[data-tone=dark]",
])("%s may match above the fold", (selector) => {
  const { critical, deferred } = split(`${selector}{top:0}`);
  expect(critical).toContain("{top:0}");
  expect(deferred).toBe("");
});

test.each([
  ".hero:hover",
  ".hero[data-long]",
  ".hero[data-tone=light]",
  ".hero:is(.faq,[data-long])",
  "html:has(p:focus)",
  "#list",
])("%s matches only later", (selector) => {
  const { critical, deferred } = split(`${selector}{top:0}`);
  expect(critical).toBe("");
  expect(deferred).toContain("{top:0}");
});

test("rules that can't match on the page are left out", () => {
  const { critical, deferred, pageCss } = split(".other{top:0}.hero .other{top:0}");
  expect(critical + deferred + pageCss).toBe("");
});

test("rules that only match during a page change, or elements that a script adds, are deferred", () => {
  const rules =
    "html:active-view-transition .hero{top:0}::view-transition-old(root){opacity:0}iframe{top:0}";
  const { critical, deferred } = split(rules);
  expect(critical).toBe("");
  expect(deferred).toBe(rules);
});

test("a custom property is with the rules that use it, directly or through another one", () => {
  const css = ":root{--a:1px;--b:var(--a);--c:2px;--d:3px}.hero{top:var(--b)}.faq{top:var(--c)}";
  const { critical, deferred } = split(css, '<p style="left:var(--d)">');
  expect(critical).toBe(":root{--a:1px;--b:var(--a);--d:3px}.hero{top:var(--b)}");
  expect(deferred).toBe(":root{--c:2px}.faq{top:var(--c)}");
});

test("keyframes are with the rules that use them", () => {
  const css =
    ".hero{animation:rise 1s var(--ease)}.faq{animation-name:fall}@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}";
  const { critical, deferred } = split(css);
  expect(critical).toBe(".hero{animation:rise 1s var(--ease)}@keyframes rise{to{top:0}}");
  expect(deferred).toBe(".faq{animation-name:fall}@keyframes fall{to{top:1px}}");
});
