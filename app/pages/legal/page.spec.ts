import { clinic, legalPages, site } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { longDate } from "../../../tests/support/words.ts";

for (const legal of legalPages) {
  test(`${legal.to} has its sections, its contents and its dates`, async ({ page }) => {
    await open(page, legal.to);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(legal.title);
    await expect(main).toContainText(`${site.legal.effective} ${legal.effective}`);
    await expect(main).toContainText(`${site.legal.changed} ${longDate(legal.modified)}`);
    const wanted = legal.contents.map(({ title }) => title);
    const headings = page.locator("[data-prose]").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(wanted);
    const entries = main.getByRole("navigation", { name: site.legal.contents }).getByRole("link");
    await expect(entries).toHaveText(wanted);
  });
}

test("the privacy policy names the provider of every service in use", async ({ page }) => {
  await open(page, "/privacy-policy");
  const { booking, form, chat, reviews, map, analytics, hosting } = clinic.integrations;
  const table = page.getByRole("table").filter({ hasText: booking.provider.purpose });
  const used = [booking, ...[form, chat, map, reviews].filter(({ shown }) => shown)];
  if (analytics.id) used.push(analytics);
  await expect(table.getByRole("row")).toHaveCount(used.length + 3);
  for (const { provider } of used)
    await expect(table.getByRole("row").filter({ hasText: provider.purpose })).toContainText(
      `${provider.name}, ${provider.country}`,
    );
  for (const { name, country } of [hosting.website, hosting.mail])
    await expect(table).toContainText(country ? `${name}, ${country}` : name);
  await expect(table).not.toContainText("undefined");
});
