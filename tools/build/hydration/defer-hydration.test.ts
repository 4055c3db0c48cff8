import { expect, test } from "vitest";
import { compileLoader, startLate } from "./late-start.ts";

const BOOT = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client.js");`;

const STYLES = "/assets/page-1.css";

const page = (boot = BOOT) => ({
  file: "about.html",
  path: "/about",
  html:
    '<head><script>document.documentElement.dataset.js=""</script><link rel="modulepreload" href="/assets/entry.client.js"/>' +
    '<link rel="modulepreload" href="/assets/root.js"/><link rel="preload" href="/a.woff2"/></head>' +
    `<body><script>first()</script><script type="module" async="">${boot}</script><script>last()</script></body>`,
});

test("the boot moves to a file of its own and the loader stands in the head", () => {
  const { page: late, boot } = startLate(page(), "load()", STYLES);
  expect(boot.file).toMatch(/^assets\/boot-[\w-]{8}\.js$/);
  expect(boot.code).toContain('window.__reactRouterRouteModules = {"root":route0};');
  expect(boot.code).toContain('\nawait import("/assets/entry.client.js");');
  expect(boot.code).toContain(`route.css.filter((file) => file !== "${STYLES}")`);
  expect(late.html).toContain(`<head><script data-boot="/${boot.file}">load()</script><link`);
  expect(late.html).toContain("<script>first()</script><script></script><script>last()</script>");
});

test("what the framework tells its client goes with the boot, its elements stay empty", () => {
  const told = '<script>window.__reactRouterContext = {"a":1};</script>';
  const { html, ...rest } = page();
  const { page: late, boot } = startLate(
    { ...rest, html: html.replace("<script>first()", `${told}<script>first()`) },
    "load()",
    STYLES,
  );
  expect(boot.code).toContain('window.__reactRouterContext = {"a":1};');
  expect(late.html).toContain("<body><script></script><script>first()</script>");
});

test("no module is preloaded, other preloads stay", () => {
  const { html } = startLate(page(), "load()", STYLES).page;
  expect(html).toContain('<link rel="late-modulepreload" href="/assets/entry.client.js"/>');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toContain('<link rel="preload" href="/a.woff2"/>');
});

test("the boot asks for the small modules, the page for the large one and the entry", () => {
  const link = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
  const { html, ...rest } = page();
  const { page: late, boot } = startLate(
    { ...rest, html: html.replace("<head>", `<head>${link("framework-1")}${link("tabs")}`) },
    "load()",
    STYLES,
  );
  expect(
    [...late.html.matchAll(/late-modulepreload" href="([^"]+)"/g)].map(([, to]) => to),
  ).toEqual(["/assets/framework-1.js", "/assets/entry.client.js"]);
  expect(boot.code).toContain('\nimport "/assets/tabs.js";');
  expect(boot.code).not.toContain('import "/assets/root.js"');
  expect(boot.code).not.toContain('import "/assets/framework-1.js"');
});

test("another boot gets another name", () => {
  const other = startLate(page(BOOT.replace("root.js", "other.js")), "load()", STYLES);
  expect(other.boot.file).not.toBe(startLate(page(), "load()", STYLES).boot.file);
});

test("a boot of another shape stops the build", () => {
  expect(() => startLate(page("start()"), "load()", STYLES)).toThrow(
    "about.html: found no import of the entry",
  );
  expect(() => startLate({ ...page(), html: "<body></body>" }, "load()", STYLES)).toThrow(
    "about.html: found 0 of the framework's module script, expected one",
  );
  const { html, ...rest } = page();
  const without = { ...rest, html: html.replace("dataset.js", "dataset.no") };
  expect(() => startLate(without, "load()", STYLES)).toThrow(
    "about.html: found 0 of the first script, expected one",
  );
});

test("the loader is one small plain script", async () => {
  const loader = await compileLoader();
  expect(() => new Function(loader)).not.toThrow();
  expect(loader).not.toMatch(/\bexport\b|<\/script/);
  expect(loader.length).toBeLessThan(900);
});
