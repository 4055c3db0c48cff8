import { home, SHOWN, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

const UNKNOWN = "/services/no-such-service";

test.describe("an unknown path", () => {
  test.use({ allowedMessages: new RegExp(`status of 404|${UNKNOWN}`) });

  test("answers 404, logs it, and links home", async ({ page, messages }) => {
    const answer = await page.goto(UNKNOWN);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(site.notFound.code, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(site.notFound.title);
    await expect
      .poll(() => messages.filter((message) => message.endsWith(UNKNOWN)))
      .toHaveLength(1);
    await page.getByRole("link", { name: site.notFound.home }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
  });
});

test.describe("a section whose code doesn't load", () => {
  test.use({ allowedMessages: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  for (const [name, chunk, around] of [
    ["form", /\/discovery-form-frame[^/]*\.js$/, home.discovery.title],
    ["map", /\/map-frame[^/]*\.js$/, home.location.title],
    ["reviews", /\/reviews-frame[^/]*\.js$/, home.reviews.title],
  ] as const) {
    test(`the ${name} shows an error message, the rest of the page stays`, {
      tag: name === "form" ? [] : "@long",
    }, async ({ page }) => {
      test.skip(!SHOWN[name], "it is switched off");
      await page.route(chunk, (route) => route.abort());
      await open(page, "/");
      const section = page.locator("section", { has: page.getByRole("heading", { name: around }) });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole("heading", { name: site.failure.title })).toBeVisible();
      await expect(section).toContainText(site.failure.text);
      await expect(page.getByText(site.failure.title)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: home.closing.title })).toBeAttached();
      await page.getByRole("tab", { name: home.help.tabs[1]?.tab ?? "" }).click();
      await expect(page.getByRole("tabpanel")).toContainText(home.help.tabs[1]?.title ?? "");
    });
  }
});
