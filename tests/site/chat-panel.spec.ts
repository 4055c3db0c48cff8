import type { Page } from "@playwright/test";
import { CHAT_IS_PLACEHOLDER, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const { placeholder } = site;
test.skip(!CHAT_IS_PLACEHOLDER, "tests the placeholder, but the chat is connected or off");

const bubble = (page: Page) => page.getByRole("button", { name: placeholder.open });

for (const width of [320, 360, 768, 1280]) {
  test(`the whole chat panel is in view at ${width} px`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "/about");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await bubble(page).click();
    const parts = [
      page.getByRole("dialog"),
      page.getByRole("button", { name: placeholder.close, exact: true }),
      page.getByRole("button", { name: placeholder.send, exact: true }),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe("in a low window", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the chat's bubble covers no text and can be reached at the end of the page", async ({
    page,
  }) => {
    await open(page, "/about");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect(bubble(page)).toBeAttached();
    await expect(bubble(page)).not.toBeInViewport();
    await bubble(page).click();
    await expect(page.getByText(site.chat.notice)).toBeInViewport();
    await expect(
      page.getByRole("button", { name: placeholder.close, exact: true }),
    ).toBeInViewport();
  });
});
