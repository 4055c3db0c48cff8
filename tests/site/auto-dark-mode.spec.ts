import { expect, open, test } from "../support/test.ts";

// A browser darkens pages for whoever has set the device to dark.
test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "dark" });

test("a browser that darkens pages by itself leaves this one as it is", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => document.fonts.ready);
  const picture = page.locator("main img").first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const look = () => page.getByRole("heading", { level: 1 }).screenshot();
  const light = await look();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await look()).equals(light)).toBe(true);
});
