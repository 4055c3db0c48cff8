import { z } from "zod";
import { monogram } from "../../app/facts/format.ts";
import { articles, clinic, pagesWith } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const { name, portrait } = clinic.practitioner;
/** The pages where she speaks for herself, beside those that are always there. */
const quoted = pagesWith(z.object({ practitioner: z.object({ quote: z.string() }) }));
const PATHS = [
  "/",
  "/about",
  ...quoted.map(({ path }) => path),
  ...articles.slice(0, 1).map(({ to }) => to),
];

for (const path of PATHS) {
  test(`${path} shows her photo, or her initials until there is one`, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    const initials = main.getByText(monogram(name), { exact: true });
    if (!portrait) return expect(initials).not.toHaveCount(0);
    await expect(initials).toHaveCount(0);
    const photo = main.getByRole("img", { name: portrait.alt });
    await expect(photo).toHaveCount(1);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toBeVisible();
    const width = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });
}

test("her card among the services shows it too", async ({ page }) => {
  test.skip(!portrait, "asked of a clinic with a portrait");
  await open(page, "/");
  await expect(page.locator(`main img[src^="${portrait?.card.src}-"]`)).toHaveCount(1);
});
