import { clinic, SHOWN, site, wordsOf } from "../../../tests/support/content.ts";
import {
  expectBooking,
  expectCall,
  expectHours,
  expectOrder,
  section,
} from "../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../tests/support/test.ts";
import { FORM_HEIGHT } from "../../embeds/form/provider.ts";
import { directionsLink, mailLink, phoneLink, placeLink } from "../../facts/format.ts";
import { schema } from "./schema.ts";

const words = wordsOf("pages/contact", schema);
const { discovery, accreditation, contact, visit, closing } = words;

test("Contact: every way to reach the clinic, and the registration to look up", async ({
  page,
}) => {
  await open(page, "/contact");
  await expectOrder(page, [
    words.hero.title,
    discovery.title,
    contact.title,
    visit.title,
    closing.title,
  ]);
  await expectBooking(section(page, words.hero.title), words.hero.ctaText);
  await expectBooking(section(page, closing.title), words.hero.ctaText);
  await expectCall(section(page, closing.title), words.call);

  const panel = page.locator("#discovery-call");
  await expect(panel).toContainText(discovery.terms);
  await expect(panel.getByRole("heading", { name: discovery.form })).toHaveCount(
    SHOWN.form ? 1 : 0,
  );
  if (SHOWN.form) {
    const form = panel.getByTitle(site.form.title);
    await expect(form).toHaveAttribute("loading", "eager");
    await expect(form).not.toHaveAttribute("inert");
    await expect(form).toHaveCSS("height", `${FORM_HEIGHT}px`);
  }
  const { register, ...facts } = clinic.registration;
  const line = panel.getByRole("paragraph").filter({ hasText: facts.statement });
  for (const fact of Object.values(facts)) await expect(line).toContainText(fact);
  await expectNewTab(line.getByRole("link", { name: accreditation.check }), register);

  const main = page.getByRole("main");
  const links: [string, string][] = [
    [clinic.phone, phoneLink(clinic.phone)],
    [clinic.email, mailLink(clinic.email)],
    [clinic.address.street, placeLink(clinic)],
  ];
  for (const [name, to] of links)
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", to);
  await expectHours(main.getByRole("table", { name: contact.hours }));
  await expect(main).toContainText(clinic.hoursNote);

  const place = section(page, visit.title);
  for (const fact of [clinic.parking, clinic.transport]) await expect(place).toContainText(fact);
  for (const link of [visit.nearby, visit.arriving.link])
    if (link)
      await expect(place.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  await place.scrollIntoViewIfNeeded();
  if (SHOWN.map) await expect(place.getByTitle(site.map.title)).toHaveCSS("height", "400px");
  await expectNewTab(
    place.getByRole("link", { name: site.map.directions }),
    directionsLink(clinic),
  );

  const saving = page.waitForEvent("download");
  await main.getByRole("link", { name: contact.save }).click();
  expect((await saving).suggestedFilename()).toBe("clinic.vcf");
});
