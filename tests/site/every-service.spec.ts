import { z } from "zod";
import { course, faq, helpFirst, related } from "../../app/schema/shared-fields.ts";
import { clinic, pagesWith, services, site } from "../support/content.ts";
import {
  expectMedicalNotice,
  expectOrder,
  expectQuestions,
  expectRelated,
  section,
} from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

/** The fields that every service page has for its last sections. */
const lastSections = z.object({
  reviewed: z.string(),
  course,
  related,
  faq: faq.strip(),
  helpFirst,
  closing: z.object({ title: z.string() }),
});

for (const { to } of services) {
  const words = pagesWith(lastSections).find(({ path }) => path === to)?.words;
  if (!words) throw new Error(`${to}: found no page with a service's last sections`);

  test(`${to}: a course of care, related services, questions, medical notice and ending, in this order`, {
    tag: to === services[0]?.to ? [] : "@long",
  }, async ({ page }) => {
    await open(page, to);
    await expectOrder(page, [
      words.course.title,
      words.related.title,
      words.faq.title,
      site.medicalNotice.help,
      words.closing.title,
    ]);
    await expectRelated(page, words.related);
    await expectMedicalNotice(page, words);
    const visit = section(page, words.course.title);
    await expect(visit.getByRole("link", { name: site.visitLine.book })).toBeVisible();
    await expect(visit).toContainText(clinic.phone);
    await expectQuestions(page, words.faq);
  });
}

test("on a phone, buttons scroll the related services", { tag: ["@phone", "@long"] }, async ({
  page,
}) => {
  const [service] = pagesWith(lastSections);
  await open(page, service?.path ?? "");
  const list = page.getByRole("list", { name: service?.words.related.title ?? "" });
  const scrolled = () => list.evaluate((element) => element.scrollLeft);
  await page.getByRole("button", { name: site.cards.forward }).tap();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("button", { name: site.cards.back }).tap();
  await expect.poll(scrolled).toBe(0);
});
