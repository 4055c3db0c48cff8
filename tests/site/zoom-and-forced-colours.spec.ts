import type { Page } from "@playwright/test";
import { home } from "../support/content.ts";
import { countRevealing, expect, open, scrollPage, scrollThrough, test } from "../support/test.ts";

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
    const book = page.getByRole("main").getByRole("link", { name: home.hero.ctaText }).first();
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

  test("in the header only the current page is underlined", async ({ page }) => {
    await open(page, "/about");
    const marked = await page
      .locator("header nav a")
      .filter({ visible: true })
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link).textDecorationLine !== "none")
          .map((link) => link.getAttribute("href")),
      );
    expect(marked).toEqual(["/about"]);
  });
});

test.describe("at 400 % zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing scrolls sideways, and the page has at least half of the window", async ({
    page,
  }) => {
    await open(page, "/");
    await scrollPage(page, 1500);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
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

test.describe("at 400 % zoom, with motion", () => {
  test.use({
    viewport: { width: 320, height: 180 },
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("everything scrolled to is revealed, however tall it is", { tag: "@long" }, async ({
    page,
  }) => {
    await open(page, "/");
    await expect.poll(() => countRevealing(page)).not.toBe(0);
    await scrollThrough(page);
  });
});

test.describe("a phone in landscape", () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test("the menu scrolls to whatever has focus", { tag: "@long" }, async ({ page }) => {
    await open(page, "/");
    const menu = page.getByRole("banner").locator("details");
    await menu.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("open");
    const links = await menu.getByRole("link").count();
    const hidden: string[] = [];
    for (let press = 0; press < links; press += 1) {
      await page.keyboard.press("Tab");
      hidden.push(...(await unseenFocus(page)));
    }
    expect(hidden).toEqual([]);
  });
});
