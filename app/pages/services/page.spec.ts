import { cards, pageContent } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";

const content = pageContent("pages/services");

test("the whole card is clickable", async ({ page }) => {
  await open(page, "/services");
  const last = page.getByRole("list", { name: content.hero.title }).locator(":scope > li").last();
  await last.click({ position: { x: 24, y: 120 } });
  await expect(page).toHaveURL(cards.at(-1)?.path ?? "");
});
