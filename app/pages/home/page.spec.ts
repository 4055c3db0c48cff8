import { cards, home, site } from "../../../tests/support/content.ts";
import { section } from "../../../tests/support/page.ts";
import { expect, open, test } from "../../../tests/support/test.ts";

const { services, gettingHere } = home;

test("a fragment in the address scrolls to its section", async ({ page }) => {
  await open(page, "/#location");
  await expect(section(page, gettingHere.title)).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
});

test("on a phone the cards are a row with buttons, on a wide screen a grid without", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await open(page, "/");
  const list = page.getByRole("list", { name: services.title });
  await expect(list.getByRole("listitem")).toHaveCount(cards.length);
  const next = page.getByRole("button", { name: site.pageCards.nextButton });
  await expect(next).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const scrolled = () => list.evaluate((element) => element.scrollLeft);
  await next.tap();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("button", { name: site.pageCards.previousButton }).tap();
  await expect.poll(scrolled).toBe(0);
});
