import { articles, clinic, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

test("facts that are true only today are not printed", { tag: "@long" }, async ({ page }) => {
  await open(page, "/contact");
  const today = page.getByRole("table").getByText(site.today, { exact: true });
  await expect(today).toBeVisible();
  const facts = page.locator("main section").first().locator("li");
  await expect(facts.last()).not.toContainText(site.factsLine.parking);
  await page.emulateMedia({ media: "print" });
  await expect(today).toBeHidden();
  await expect(facts.last()).toBeHidden();
  await expect(page.getByText(clinic.hoursNote)).toBeVisible();
});

test("the folded signs of when to get medical help are printed", async ({ page }) => {
  const article = articles.find(({ helpFirst }) => helpFirst.more.length > 0);
  test.skip(!article, "no article has folded signs");
  await open(page, article?.to ?? "");
  const sign = page.getByText(article?.helpFirst.more[0]?.signs[0] ?? "", { exact: true });
  await expect(sign).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(sign).toBeVisible();
});

test("the practitioner's card has no round corners that cut off letters", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, articles[0]?.to ?? "");
  const card = page.getByText(site.practitionerTeaser.sentence).locator("../..");
  await page.emulateMedia({ media: "print" });
  await expect(card).toHaveCSS("overflow", "visible");
  await expect(card).toHaveCSS("border-radius", "0px");
});
