import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { PAGES, SITE_ORIGIN, UNKNOWN_PATH } from "../support/built-site.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

const NARROWEST = 320;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const headOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    headings: document.querySelectorAll("h1").length,
  }));

async function expectAccessible(page: Page): Promise<void> {
  await scrollThrough(page);
  expect(await axeFindings(page)).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = () =>
    page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: innerWidth }));
  const wanted = page.viewportSize()?.width;
  expect(await widths()).toEqual({ page: wanted, screen: wanted });
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  expect(await widths()).toEqual({ page: NARROWEST, screen: NARROWEST });
}

for (const path of PAGES) {
  test(`${path} is complete, accessible and quiet`, async ({ page }) => {
    await open(page, path);
    expect(await headOf(page)).toEqual({
      language: "en-AU",
      title: expect.stringMatching(/.{10,}/),
      description: expect.stringMatching(/.{50,}/),
      canonical: SITE_ORIGIN + path,
      headings: 1,
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe("the 404 page", () => {
  test.use({ allowedMessages: new RegExp(`status of 404|${UNKNOWN_PATH}`) });

  test("is complete, accessible and says the path on the console", async ({ page, messages }) => {
    await open(page, UNKNOWN_PATH);
    await expect(page.locator("h1")).toContainText("Oops! Page not found");
    await expect(page.locator("main")).toContainText("404");
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    expect(messages.filter((message) => message.includes(UNKNOWN_PATH))).toHaveLength(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
