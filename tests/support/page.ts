import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The section with a heading of this name. */
export const section = (page: Page, title: string): Locator =>
  page
    .locator("main section")
    .filter({ has: page.locator("h1, h2").and(page.getByRole("heading", { name: title })) })
    .last();

/** Sets whether the visitor saves data. Nothing is prefetched for those who do. */
export const setSaveData = (page: Page, saveData: boolean): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: value } });
  }, saveData);

/** These parts are in view, and none covers another. */
export async function expectApart(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const covering = async () => {
    const boxes = await Promise.all(
      parts.map((part) => part.evaluate((one) => one.getBoundingClientRect())),
    );
    return boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other, j) => {
        const across = one.left < other.right && other.left < one.right;
        const down = one.top < other.bottom && other.top < one.bottom;
        return across && down ? `${parts[i]} and ${parts[i + 1 + j]}` : [];
      }),
    );
  };
  await expect.poll(covering).toEqual([]);
}

/** Records layout shifts from now on, but for frames, which may move in their box. Fonts come first: they shift too. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.filter(({ node }) => !(node instanceof HTMLIFrameElement));
        const texts = moved.map(({ node }) => node?.textContent?.slice(0, 40));
        if (moved.length > 0 && value > 0.001) window.shifts.push(`${texts.join(", ")}: ${value}`);
      }
    }).observe({ type: "layout-shift" });
  });
}
