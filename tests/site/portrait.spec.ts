import { z } from "zod";
import { schema as aboutSchema } from "../../app/pages/about/schema.ts";
import { articles, clinic, home, pagesWith, wordsOf } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const { drawing, portrait } = clinic.practitioner;
const HOME = "/";
const ABOUT = "/about";
const { practitionerCard } = wordsOf("pages/about", aboutSchema);
/** Pages that show the practitioner because they quote her. */
const quoted = pagesWith(z.object({ practitioner: z.object({ quote: z.string() }) }));
const PATHS = [
  HOME,
  ABOUT,
  ...quoted.map(({ path }) => path),
  ...articles.slice(0, 1).map(({ to }) => to),
];

for (const path of PATHS) {
  test(`${path} shows the practitioner's photo, or a drawing until there is one`, {
    tag: path === ABOUT ? [] : "@long",
  }, async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    const drawings: Record<string, { src: string }> = {
      [HOME]: home.about.picture,
      [ABOUT]: practitionerCard.picture,
    };
    const { src } = drawings[path] ?? drawing;
    const drawn = main.locator(`img[src^="${src}-"]`);
    if (!portrait) return expect(drawn).not.toHaveCount(0);
    await expect(drawn).toHaveCount(0);
    const photo = main.getByRole("img", { name: portrait.alt });
    await expect(photo).toHaveCount(1);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toBeVisible();
    const width = () => photo.evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });
}

test("the practitioner's card among the services shows her photo", async ({ page }) => {
  test.skip(!portrait, "needs a clinic with a portrait");
  await open(page, "/");
  await expect(page.locator(`main img[src^="${portrait?.card.src}-"]`)).toHaveCount(1);
});
