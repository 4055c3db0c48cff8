import { expect, test } from "vitest";
import { readFrameworkOutput } from "./framework-output.ts";
import { attribute, parsePage, textOf } from "./html-tree.ts";

// The contract with React Router: the HTML that version 8.4 writes, and what the build does when a later version writes
// something else.

const FIRST = '<script>document.documentElement.dataset.js=""</script>';
const STYLES = '<link rel="stylesheet" href="/assets/style.css"/>';
const PRELOAD = '<link rel="modulepreload" href="/assets/root.js"/>';
const SCROLL = "<script>((storageKey, restoreKey) => {})()</script>";
const CONTEXT =
  '<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({});</script>';
const MODULE = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client.js");</script>`;
const DATA = '<script>window.__reactRouterContext.streamController.enqueue("[]");</script>';
const JSON_LD = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const HTML = `<html><head>${FIRST}${JSON_LD}${STYLES}${PRELOAD}</head><body>${SCROLL}${CONTEXT}${MODULE}${DATA}</body></html>`;
const FILES = new Map(
  ["root.js", "manifest.js", "entry.client.js", "style.css"].map((name) => [`/assets/${name}`, 1]),
);

const read = (html: string, files = FILES) =>
  readFrameworkOutput(parsePage({ file: "about.html", path: "/about", html }), files);

test("finds what the framework writes today", () => {
  const output = read(HTML);
  expect(attribute(output.stylesheet, "href")).toBe("/assets/style.css");
  expect(output.modulePreloads).toHaveLength(1);
  expect(textOf(output.firstScript)).toContain("dataset.js");
  expect(output.routerScripts).toHaveLength(4);
});

test("the router's scripts become one module, which fails if the client entry fails", () => {
  const { routerCode } = read(HTML);
  expect(routerCode).toMatch(/^\(\(storageKey/);
  expect(routerCode).toContain('streamController.enqueue("[]")');
  expect(routerCode).toMatch(/\nawait import\("\/assets\/entry.client.js"\);$/);
});

test.each([
  [
    "a new inline script",
    MODULE,
    `${MODULE}<script nonce="a">prefetch()</script>`,
    '<script nonce="a">prefetch()',
  ],
  [
    "a second context",
    CONTEXT,
    CONTEXT + CONTEXT,
    "2 scripts like the router's context, expected 1",
  ],
  ["no module", MODULE, "", "0 scripts like the module that starts the router"],
  ["no data", DATA, "", "0 scripts like the context's data, expected some"],
  ["a module that does more", '.client.js");', '.client.js").then(run);', "a module that ends in"],
  ["a second stylesheet", STYLES, STYLES + STYLES, "2 stylesheet links, expected 1"],
  ["a stylesheet with attributes", '.css"', '.css" precedence="default"', "precedence"],
  [
    "a preload with attributes",
    'rel="modulepreload"',
    'crossorigin="" rel="modulepreload"',
    "crossorigin",
  ],
  ["no preload", PRELOAD, "", "no modulepreload"],
  ["a chunk of another name", "/assets/root.js", "/assets/app.js", "the name /assets/app.js"],
])("%s stops the build in one line", (_, from, to, found) => {
  expect(HTML).toContain(from);
  const check = () => read(HTML.replace(from, to));
  expect(check).toThrow(found);
  expect(check).toThrow(
    /^about\.html: React Router [\d.]+: found .*, expected .*; see tools\/build\/page\/framework-output\.ts and .*$/,
  );
});

test("the error has no stack trace", () => {
  try {
    read(HTML.replace(MODULE, ""));
    expect.unreachable();
  } catch (error) {
    expect(error instanceof Error && error.stack).toBe(error instanceof Error && error.message);
  }
});
