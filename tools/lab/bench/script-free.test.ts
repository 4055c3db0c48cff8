import { expect, test } from "vitest";
import { withoutScript } from "./script-free.ts";

test("removes scripts and module preloads, and leaves the rest unchanged", () => {
  const kept =
    '<style>a{}</style><link rel="preload" as="font" href="/f.woff2"/><main><p>Words</p></main>';
  const html = `<script>1 < 2</script>
<link rel="inert" href="/a.js"/><script
 type="application/ld+json">{}</script>${kept}<script type="inert">go()</script>`;
  expect(withoutScript(html).trim()).toBe(kept);
});

test("shows what is for visitors without script", () => {
  expect(withoutScript('<noscript class="a"><p>Call us.</p></noscript>')).toBe("<p>Call us.</p>");
});
