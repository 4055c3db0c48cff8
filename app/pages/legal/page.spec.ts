import { clinic, legalPages } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";

/** The specification's sections, by a word or two that each heading must carry. */
const SECTIONS = {
  "/privacy-policy": [
    /information.*collect/i,
    /use/i,
    /consent/i,
    /storage and security/i,
    /rights/i,
    /cookies and tracking/i,
    /contact/i,
    /updates/i,
  ],
  "/terms-of-service": [
    /general information/i,
    /website/i,
    /appointments/i,
    /accuracy/i,
    /health disclaimer/i,
    /privacy/i,
    /intellectual property/i,
    /liability/i,
    /changes/i,
    /contact/i,
  ],
};

for (const legal of legalPages) {
  test(`${legal.to} has its sections, in order, effective July 2025`, async ({ page }) => {
    await open(page, legal.to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(legal.title);
    await expect(page.getByRole("main")).toContainText("Effective July 2025");
    const headings = page.locator("[data-prose]").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText(SECTIONS[legal.to as keyof typeof SECTIONS]);
  });
}

test("the privacy policy says every specified point", async ({ page }) => {
  await open(page, "/privacy-policy");
  const text = page.locator("[data-prose]");
  for (const point of [
    /contact form/i,
    /appointment booking/i,
    /newsletter/i,
    /sensitive medical information/i,
    /never s(old|ell)/i,
    /HIPAA/,
    /unsubscribe/i,
    /OAIC|Office of the Australian Information Commissioner/,
    /NSW Privacy Commissioner/,
    /significant(ly)?/,
  ])
    await expect(text).toContainText(point);
});

test("the privacy policy names the providers of the configuration", async ({ page }) => {
  await open(page, "/privacy-policy");
  const { booking, form, chat, reviews, map, hosting } = clinic.integrations;
  const table = page.getByRole("table").filter({ hasText: form.provider.purpose });
  for (const { provider } of [booking, form, chat, reviews, map])
    await expect(table.getByRole("row").filter({ hasText: provider.purpose })).toContainText(
      `${provider.name}, ${provider.country}`,
    );
  await expect(table).toContainText(hosting.website.name);
});

test("the terms say every specified point", async ({ page }) => {
  await open(page, "/terms-of-service");
  const text = page.locator("[data-prose]");
  for (const point of [
    /lawful/i,
    /personal/i,
    /non-commercial/i,
    /availability/i,
    /discretion/i,
    /reschedule or cancel/i,
    /as much notice as possible/i,
    /Nothing here limits your rights under the Australian Consumer Law\./,
  ])
    await expect(text).toContainText(point);
});
