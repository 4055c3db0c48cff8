import { expect, test } from "vitest";
import { elementsIn, parsePage, serialisePage } from "../page/html-tree.ts";
import { compileScripts, deferHydration } from "./defer-hydration.ts";

const ASSETS = new Map([
  ["/assets/small.js", "1"],
  ["/assets/large.js", "12"],
]);

function defer(routerCode = 'await import("/assets/entry.js");') {
  const html =
    '<html><head><script>first()</script><link rel="modulepreload" href="/assets/entry.js">' +
    '<link rel="modulepreload" href="/assets/small.js">' +
    '<link rel="modulepreload" href="/assets/large.js"></head><body><script>router()</script></body></html>';
  const page = parsePage({ file: "about.html", path: "/about", html });
  const [firstScript, ...elements] = [...elementsIn(page.head)];
  const routerScripts = [...elementsIn(page.body)];
  if (!firstScript) throw new Error("no script");
  const stylesheet = firstScript;
  const entry = "/assets/entry.js";
  const modulePreloads = elements;
  const output = { firstScript, stylesheet, modulePreloads, routerScripts, routerCode, entry };
  const file = deferHydration(output, { starter: "start()", prelude: "prepare()" }, ASSETS);
  return { file, html: serialisePage(page) };
}

test("moves the router's code to a separate file and puts the starter in the head", () => {
  const { file, html } = defer();
  expect(file.file).toMatch(/^assets\/hydrate-[\w-]{8}\.js$/);
  expect(file.text).toBe(
    'import "/assets/small.js";\nimport "/assets/large.js";\nprepare()\nawait import("/assets/entry.js");',
  );
  expect(html).toContain(`<head><script data-hydrate="/${file.file}">start()</script>`);
  expect(html).toContain("<body><script></script></body>");
});

test("only the entry and the largest module keep a preload link, which is deferred", () => {
  const { html } = defer();
  expect(html).toContain(
    '</script><link rel="deferred-modulepreload" href="/assets/entry.js">' +
      '<link rel="deferred-modulepreload" href="/assets/large.js"></head>',
  );
});

test("the file's name changes with its code", () => {
  expect(defer("other()").file.file).not.toBe(defer().file.file);
});

test("the starter is a small classic script, and the prelude a module", async () => {
  const { starter, prelude } = await compileScripts();
  expect(() => new Function(starter)).not.toThrow();
  expect(starter).not.toMatch(/\bexport\b|<\/script/);
  expect(starter.length).toBeLessThan(1000);
  expect(prelude).not.toMatch(/\bexport\b/);
});
