import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checkStylesheet, inlineStylesheet, layerOrder, unlistStylesheet } from "./stylesheet.ts";

const page = (html: string) => ({ file: "about.html", path: "/about", html });

test("the stylesheet stands in the element kept for it, dollar signs and all", () => {
  const html = '<head><style data-site-css=""></style></head>';
  expect(inlineStylesheet(page(html), 'a::after{content:"$&"}').html).toBe(
    '<head><style data-site-css="">a::after{content:"$&"}</style></head>',
  );
});

test("a page without the element stops the build", () => {
  expect(() => inlineStylesheet(page("<head></head>"), "a{}")).toThrow(
    "about.html: found 0 of the element for the stylesheet, expected one",
  );
});

test("a stylesheet that would end its element early stops the build", () => {
  expect(() => checkStylesheet('a::after{content:"</STYLE>"}')).toThrow("found </style");
});

test("an address relative to the stylesheet stops the build", () => {
  expect(() => checkStylesheet("a{background:url(dot.svg)}")).toThrow("found url(dot.svg)");
  expect(() => checkStylesheet("a{background:url('../dot.svg')}")).toThrow(
    "found url('../dot.svg')",
  );
  checkStylesheet('a{background:url(/a.svg)}b{background:url("/a.svg")}c{fill:url(#g)}');
  checkStylesheet('a{background:url("data:image/svg+xml,%3csvg/%3e")}');
});

test("a stylesheet above the limit stops the build", () => {
  checkStylesheet(`/*${"a".repeat(200_000)}*/`);
  expect(() => checkStylesheet(randomBytes(20_000).toString("base64"))).toThrow(
    /found \d+\.\d KB after brotli, expected at most 16 KB/,
  );
});

test("finds the order of the layers, and misses it where there is none", () => {
  expect(layerOrder("/* why */\n@layer a, b;\n@import 'x';")).toBe("@layer a, b;");
  expect(() => layerOrder("@layer b {}")).toThrow("expected @layer a, b");
});

test("the router's manifest no longer lists the stylesheet, and has to have listed it", () => {
  const manifest = '{"root":{"css":["/assets/style.css"]},"routes/home":{"css":[]}}';
  const unlisted = unlistStylesheet(manifest, "style.css");
  expect(unlisted).toBe('{"root":{"css":[]},"routes/home":{"css":[]}}');
  expect(() => unlistStylesheet(unlisted, "style.css")).toThrow('found no "/assets/style.css"');
});
