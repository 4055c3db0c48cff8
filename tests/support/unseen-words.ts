import type { Page } from "@playwright/test";

/** Runs in the page: the texts of its main part that have no size, or are hidden or transparent. */
function unseenHere(): string[] {
  const main = document.querySelector("main") ?? document.body;
  // A closed disclosure opens without script, and a button does nothing without one.
  const aside = "script, noscript, style, button, [role=tablist], details:not([open])";
  const visible = { opacityProperty: true, visibilityProperty: true };
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const unseen: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const words = textContent?.trim();
    if (!parentElement || !words || parentElement.closest(aside)) continue;
    const { width, height } = parentElement.getBoundingClientRect();
    if (width * height === 0 || !parentElement.checkVisibility(visible)) unseen.push(words);
  }
  return unseen;
}

/** The texts of the page's main part that no visitor sees. Some are only for small screens, some only for wide ones. */
export async function unseenWords(page: Page): Promise<string[]> {
  const unseen = await page.evaluate(unseenHere);
  const viewport = page.viewportSize();
  if (unseen.length === 0 || !viewport) return unseen;
  await page.setViewportSize({ width: viewport.width < 700 ? 1280 : 360, height: 800 });
  const unseenThere = await page.evaluate(unseenHere);
  await page.setViewportSize(viewport);
  return unseen.filter((words) => unseenThere.includes(words));
}
