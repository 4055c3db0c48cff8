import { clinic, SHOWN, site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectCall,
  expectHours,
  expectOrder,
  expectQuestions,
  expectServiceCards,
  section,
  titles,
} from "../../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../../tests/support/test.ts";
import { addressLines, directionsLink } from "../../../facts/format.ts";
import { schema } from "./schema.ts";

const PATH = "/locations/manly";

const words = wordsOf("pages/manly", schema);
const { services, why, directions, community, closing, faq } = words;

test("Manly: its sections, the way to the clinic, its hours and a map", async ({ page }) => {
  await open(page, PATH);
  await expectOrder(page, titles([words.hero, services, why, directions, community, closing, faq]));
  for (const title of [words.hero.title, closing.title])
    await expectBooking(section(page, title), words.hero.ctaText);
  await expectCall(section(page, closing.title), words.call);
  await expect(section(page, why.title).getByRole("heading", { level: 3 })).toHaveText(
    titles(why.reasons),
  );

  const way = section(page, directions.title);
  for (const line of addressLines(clinic)) await expect(way).toContainText(line);
  for (const { title, description } of [directions.parking, directions.car, directions.bus]) {
    await expect(way.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(way).toContainText(description);
  }
  await expectHours(way);
  await way.scrollIntoViewIfNeeded();
  if (SHOWN.map) await expect(way.getByTitle(site.map.title)).toHaveCSS("height", "300px");
  await expectNewTab(way.getByRole("link", { name: directions.link }), directionsLink(clinic));
  const { label, to } = directions.planner;
  await expectNewTab(way.getByRole("link", { name: label }), to);
  const saving = page.waitForEvent("download");
  await way.getByRole("link", { name: directions.save }).click();
  expect((await saving).suggestedFilename()).toBe("clinic.vcf");

  const near = section(page, community.title).getByRole("listitem");
  await expect(near).toHaveText(community.places.names);
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)["@type"]));
  expect(types).toEqual(["WebPage", "BreadcrumbList", "LocalBusiness"]);
});

test("Manly's cards are those of the services overview: a grid, or on a phone a row to swipe", {
  tag: ["@both", "@long"],
}, async ({ page, isMobile }) => {
  await open(page, PATH);
  const list = page.getByRole("list", { name: services.title, exact: true });
  await expectServiceCards(list);
  const swipes = await list.evaluate(
    (element) =>
      getComputedStyle(element).overflowX !== "visible" &&
      element.scrollWidth > element.clientWidth,
  );
  expect(swipes, "whether the row is wider than the screen").toBe(isMobile);
});

test("Manly's questions open one at a time, each reached by its address", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, PATH);
  await expectQuestions(page, faq);
});
