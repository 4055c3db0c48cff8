import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { articles, blog, clinic, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

// What a browser's reader mode keeps of an article. This is Firefox's; Safari's works in a similar way.
const require = createRequire(import.meta.url);
const READER = readFileSync(require.resolve("@mozilla/readability/Readability.js"), "utf8");

const plain = (text: string) => text.replace(/\s+/g, " ");

// Readability copies inline styles, which the policy would block.
test.use({ bypassCSP: true });

for (const article of articles) {
  test(`${article.to} keeps its key points, its warnings and its sources in reader mode`, {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, article.to);
    const kept = await page.evaluate<string>(`(() => {
      const module = {};
      ${READER}
      return new Readability(document.cloneNode(true)).parse()?.textContent ?? "";
    })()`);
    const wanted = [
      blog.article.keyPoints,
      ...article.keyPoints,
      site.medicalNotice.help,
      ...article.helpFirst.signs,
      ...article.helpFirst.more.flatMap(({ action, signs }) => [action, ...signs]),
      site.medicalNotice.emergency,
      clinic.helplines.emergency.number,
      ...article.sources.map(({ title }) => title),
    ];
    const notes = await page.locator("[data-prose] [role=note]").allTextContents();
    const missing = [...wanted, ...notes].filter((text) => !plain(kept).includes(plain(text)));
    expect(missing).toEqual([]);
  });
}
