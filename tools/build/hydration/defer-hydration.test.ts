import { expect, test } from "vitest";
import { readFrameworkOutput } from "../page/framework-output.ts";
import { parsePage, serialisePage } from "../page/html-tree.ts";
import { compileStarter, deferHydration } from "./defer-hydration.ts";

const HTML =
  '<html><head><script>document.documentElement.dataset.js=""</script><link rel="stylesheet" href="/a.css">' +
  '<link rel="modulepreload" href="/entry.js"></head><body><script>((storageKey, restoreKey) => {})()</script>' +
  '<script>window.__reactRouterContext = {}</script><script type="module" async="">import("/entry.js")</script></body></html>';

test("the router's scripts and preload links stay where they are, but inert, and the starter is in the head", () => {
  const page = parsePage({ file: "about.html", path: "/about", html: HTML });
  deferHydration(readFrameworkOutput(page), "start()");
  expect(serialisePage(page)).toBe(
    '<html><head><script>start()</script><link rel="stylesheet" href="/a.css">' +
      '<link rel="inert" href="/entry.js"></head><body><script></script>' +
      '<script type="inert">window.__reactRouterContext = {}</script>' +
      '<script type="inert" async="" data-type="module">import("/entry.js")</script></body></html>',
  );
});

test("the starter is a small classic script", async () => {
  const starter = await compileStarter();
  expect(() => new Function(starter)).not.toThrow();
  expect(starter).not.toMatch(/\bexport\b|<\/script/);
  expect(starter.length).toBeLessThan(1100);
});
