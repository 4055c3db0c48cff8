import { expect, test } from "vitest";
import { findFrameworkOutput } from "./framework-output.ts";
import { attribute, ownText, parsePage } from "./html-tree.ts";

// The contract with React Router: the HTML that version 8.4 writes, and what the build does when a later version writes
// something else.

const STARTER = "<script>start()</script>";
const STYLES = '<link rel="stylesheet" href="/assets/style.css"/>';
const PRELOAD = '<link rel="modulepreload" href="/assets/root.js"/>';
const CONTEXT =
  '<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({});</script>';
const MODULE = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client.js");</script>`;
const DATA = '<script>window.__reactRouterContext.streamController.enqueue("[]");</script>';
const JSON_LD = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const HTML = `<html><head>${STARTER}${JSON_LD}${STYLES}${PRELOAD}</head><body>${CONTEXT}${MODULE}${DATA}</body></html>`;

const read = (html: string) =>
  findFrameworkOutput(parsePage({ file: "about.html", path: "/about", html }));

test("finds what the framework writes today", () => {
  const output = read(HTML);
  expect(attribute(output.stylesheet, "href")).toBe("/assets/style.css");
  expect(output.modulePreloads).toHaveLength(1);
  expect(output.routerScripts.map(ownText).join()).toMatch(
    /__reactRouterContext = .*entry.*enqueue/s,
  );
});

test.each([
  ["a script file", MODULE, `${MODULE}<script src="/a.js"></script>`, '<script src="/a.js">'],
  ["a second context", CONTEXT, CONTEXT + CONTEXT, "2 scripts with the router's context"],
  ["no module", MODULE, "", "0 modules that start the router"],
  ["a second script in the head", STARTER, STARTER + STARTER, "2 scripts in the head"],
  ["a second stylesheet", STYLES, STYLES + STYLES, "2 stylesheet links"],
  ["a stylesheet with attributes", '.css"', '.css" precedence="default"', "precedence"],
  [
    "a preload with attributes",
    '<link rel="modulepreload"',
    '<link crossorigin rel="modulepreload"',
    "crossorigin",
  ],
  ["no preload", PRELOAD, "", "no modulepreload"],
])("%s stops the build in one line", (_, from, to, found) => {
  expect(HTML).toContain(from);
  const check = () => read(HTML.replace(from, to));
  expect(check).toThrow(found);
  const line =
    /^about\.html: React Router [\d.]+: found .*, expected .*; see tools\/build\/page\/framework-output\.ts and .*$/;
  expect(check).toThrow(line);
  // Nor does it have a stack trace.
  expect(check).toThrow(expect.objectContaining({ stack: expect.stringMatching(line) }));
});
