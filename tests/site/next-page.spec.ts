import { home, site } from "../support/content.ts";
import { setSaveData } from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

/** Runs in the page. Marks the document if a new page's heading is ever shown before the whole stylesheet. */
function watchFrames(): void {
  const root = document.documentElement;
  const first = document.querySelector("h1");
  const check = () => {
    const heading = document.querySelector("h1");
    const hasStylesheet = [...document.styleSheets].some(
      ({ href, media }) => href?.includes("/assets/style-") && matchMedia(media.mediaText).matches,
    );
    if (heading && heading !== first && !hasStylesheet) root.dataset.unstyled = "";
    requestAnimationFrame(check);
  };
  check();
}

for (const saveData of [false, true])
  test(`the next page, ${saveData ? "loaded on click" : "loaded ahead"}, is never shown unstyled`, async ({
    page,
  }) => {
    await setSaveData(page, saveData);
    await open(page, "/");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (/\/page-[^/]+\.js$/.test(request.url())) scripts.push(request.url());
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const link = page
      .getByRole("main")
      .getByRole("link", { name: site.practitionerTeaser.link.label });
    await link.hover();
    await expect.poll(() => scripts).toHaveLength(saveData ? 0 : 1);
    await page.evaluate(watchFrames);
    await link.click();
    await expect(page).toHaveURL(site.practitionerTeaser.link.to);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home.hero.title);
    await expect(page.locator("html")).not.toHaveAttribute("data-unstyled");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
    // Sizes are rounded, so the whole may differ by a pixel.
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(2);
  });
