import { ALL_CONNECTED, SCRIPTS } from "../support/connected.ts";
import { site } from "../support/content.ts";
import { answerProviders, works } from "../support/providers.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

test.skip(!ALL_CONNECTED, "asked of a site with every service connected: npm run second site");
test.use({ analyticsAnswer: "" });

const { title: QUESTION, accept, decline } = site.analytics;

test("nothing is counted before a yes, and something after it", async ({ page }) => {
  const asked = await answerProviders(page, works);
  await open(page, "/");
  await expect(page.getByRole("heading", { name: QUESTION })).toBeVisible();
  await scrollThrough(page);
  expect(asked).not.toContain(SCRIPTS.analytics);
  await page.getByRole("button", { name: accept }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => asked).toContain(SCRIPTS.analytics);
  await expect(page.getByText(QUESTION)).toBeHidden();
});

test("a no is taken for an answer", async ({ page }) => {
  const asked = await answerProviders(page, works);
  await open(page, "/");
  await page.getByRole("button", { name: decline }).click();
  await page.reload();
  await expect(page.locator("chat-widget")).toHaveCount(1);
  await expect(page.getByText(QUESTION)).toBeHidden();
  expect(asked).not.toContain(SCRIPTS.analytics);
});

const MISSING = /dynamically imported module/;

test.describe("a question whose code does not arrive", () => {
  test.use({ allowedMessages: new RegExp(`ERR_FAILED|${MISSING.source}`) });

  test("is no failure that a visitor hears of", async ({ page }) => {
    await answerProviders(page, works);
    await page.route("**/assets/analytics-consent-*.js", (route) => route.abort());
    // React tells of it as it draws what stands in its place.
    const told = page.waitForEvent("console", (message) => MISSING.test(message.text()));
    await open(page, "/");
    await told;
    await expect(page.getByText(site.failure.title)).toHaveCount(0);
  });
});
