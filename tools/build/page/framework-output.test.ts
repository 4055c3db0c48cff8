import { expect, test } from "vitest";
import { checkFrameworkOutput } from "./framework-output.ts";

const BOOT = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client.js");</script>`;
const CONTEXT =
  '<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({});</script>';
const DATA = '<script>window.__reactRouterContext.streamController.enqueue("[]");</script>';
const PRELOAD = '<link rel="modulepreload" href="/assets/root.js"/>';
const HTML = [
  "<head>",
  '<script>document.documentElement.dataset.js=""</script>',
  '<script type="application/ld+json">{"@type":"WebPage"}</script>',
  PRELOAD,
  "</head><body>",
  "<script>((storageKey, restoreKey) => {})</script>",
  CONTEXT,
  BOOT,
  DATA,
  "<script>window.__reactRouterContext.streamController.close();</script>",
].join("");

const check = (from: string, to: string) => () => {
  expect(HTML).toContain(from);
  checkFrameworkOutput({ file: "about.html", path: "/about", html: HTML.replace(from, to) });
};

test("a page as the framework writes it today is known", () => {
  expect(check("</head>", "</head>")).not.toThrow();
});

test.each([
  ["a new script", BOOT, `${BOOT}<script nonce="a">prefetch()</script>`, "wrote <script nonce"],
  ["a second context", CONTEXT, CONTEXT + CONTEXT, "wrote 2 scripts that look like the context,"],
  ["no boot", BOOT, "", "wrote 0 scripts that look like the boot,"],
  [
    "no data",
    `${DATA}<script>window.__reactRouterContext.streamController.close();</script>`,
    "",
    "wrote 0 scripts that look like the context's data",
  ],
  [
    "a boot that does more",
    'import("/assets/entry.client.js");',
    'import("/assets/entry.client.js").then(run);',
    'wrote <script type="module"',
  ],
  [
    "a boot of other attributes",
    'type="module" async=""',
    'async="" type="module"',
    'wrote <script async=""',
  ],
  [
    "a preload of other attributes",
    '<link rel="modulepreload"',
    '<link crossorigin="" rel="modulepreload"',
    'wrote <link crossorigin=""',
  ],
  ["no preload", PRELOAD, "", "wrote no module preload"],
])("%s stops the build in one line", (_, from, to, line) => {
  expect(check(from, to)).toThrow(line);
  expect(check(from, to)).toThrow(
    /^about\.html: React Router [\d.]+ wrote .*: see CONTRIBUTING\.md, Upgrading the framework$/,
  );
});

test("the line comes without a stack", () => {
  try {
    check(BOOT, "")();
    expect.unreachable();
  } catch (error) {
    expect(error instanceof Error && error.stack).toBe(error instanceof Error && error.message);
  }
});
