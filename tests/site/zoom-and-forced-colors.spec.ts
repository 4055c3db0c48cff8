import type { Page } from "@playwright/test";
import { home } from "../support/content.ts";
import { expect, open, scrollPage, test } from "../support/test.ts";

/** The focused element, if it is completely covered by something else. */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    // The focus is inside the frame, which is the provider's responsibility.
    if (focused instanceof HTMLIFrameElement) return [];
    const seen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
        const at = document.elementFromPoint(left + width / 2, top + height * share);
        return at !== null && (focused.contains(at) || at.contains(focused));
      }),
    );
    return seen ? [] : [focused.outerHTML.slice(0, 200)];
  });

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("buttons keep a border, and the selected tab its line", async ({ page }) => {
    await open(page, "/");
    const book = page.getByRole("main").getByRole("link", { name: home.hero.bookButton }).first();
    await expect(book).toHaveCSS("border-style", "solid");
    const [edge, ground] = await book.evaluate((button) => [
      getComputedStyle(button).borderTopColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(edge).not.toBe(ground);
    const line = (tab: number) =>
      page
        .getByRole("tab")
        .nth(tab)
        .evaluate((element) => getComputedStyle(element, "::after").backgroundColor);
    expect(await line(0)).not.toBe(await line(1));
  });
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the page has at least half of the window", async ({ page }) => {
    await open(page, "/");
    await scrollPage(page, 1500);
    const free = () =>
      page.evaluate(
        () =>
          Array.from({ length: innerHeight }, (_, y) =>
            document.elementFromPoint(innerWidth / 2, y),
          )
            .map((element) => element?.closest("main") != null)
            .filter(Boolean).length,
      );
    await expect.poll(free).toBeGreaterThanOrEqual(128);
  });

  test("floating buttons never hide the focused element", async ({ page }) => {
    await open(page, "/");
    const hidden: string[] = [];
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press("Tab");
      hidden.push(...(await unseenFocus(page)));
    }
    expect(hidden).toEqual([]);
  });
});
