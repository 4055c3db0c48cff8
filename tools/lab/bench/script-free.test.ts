import { expect, test } from "vitest";
import { withoutScript } from "./script-free.ts";

test("removes scripts and module preloads, and leaves the rest unchanged", () => {
  const kept =
    '<style>a{}</style><link rel="preload" as="font" href="/f.woff2"/><main><p>Words</p></main>';
  const html = `<script>1 < 2</script>
<link rel="deferred-modulepreload" href="/a.js"/><link rel="modulepreload" href="/a.js"/><script
 type="application/ld+json">{}</script>${kept}<script data-hydrate="/b.js">go()</script>`;
  expect(withoutScript(html).trim()).toBe(kept);
});

test("shows a noscript copy in place of the picture that a script fills in", () => {
  const filled = '<picture class="a" data-by-time-of-day=""><img src="data:"/></picture>';
  const copy = '<picture><img src="/dawn.jpg"/></picture>';
  expect(withoutScript(`${filled}<noscript class="b">${copy}</noscript>`)).toBe(copy);
});
