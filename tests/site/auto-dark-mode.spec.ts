import { expect, open, test } from "../support/test.ts";

// Some browsers darken light pages when the device is set to dark.
test.use({ colorScheme: "dark" });

test("a browser's automatic dark mode doesn't change the page", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => document.fonts.ready);
  const picture = page.locator("main img").first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const screenshot = () => page.getByRole("heading", { level: 1 }).screenshot();
  const light = await screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await screenshot()).equals(light)).toBe(true);
});
