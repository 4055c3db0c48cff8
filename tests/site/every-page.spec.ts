import { axeFindings } from "../support/axe.ts";
import { UNKNOWN_PATH } from "../support/built-site.ts";
import { SAMPLE_PATHS, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";
import { expectNoSidewaysScroll, expectWholePage } from "../support/whole-page.ts";

for (const path of SAMPLE_PATHS)
  test(`${path} is accessible and logs nothing, on screen and in print`, { tag: "@both" }, async ({
    page,
    isMobile,
  }) => {
    await expectWholePage(page, path, isMobile);
  });

test.describe("the 404 page", () => {
  test.use({ allowedMessages: new RegExp(`status of 404|${UNKNOWN_PATH}`) });

  test("is complete and accessible and logs the path", { tag: "@both" }, async ({
    page,
    messages,
  }) => {
    await open(page, UNKNOWN_PATH);
    await expect(page.locator("h1")).toContainText(site.notFound.title);
    await expect(page.locator("main")).toContainText(site.notFound.code);
    const home = page.getByRole("link", { name: site.notFound.homeButton });
    await expect(home).toHaveAttribute("href", "/");
    const logged = () => messages.filter((message) => message.includes(UNKNOWN_PATH));
    await expect.poll(logged).toHaveLength(1);
    expect(await axeFindings(page), "accessibility").toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});

test("a browser that darkens pages leaves this one alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light only");
});
