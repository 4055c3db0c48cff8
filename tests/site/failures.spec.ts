import { clinic, home, SHOWN, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const MESSAGE = "broken by a test";

// Array.prototype.map throws for the list that begins with this entry, so the section that renders it fails.
test.use({ allowedMessages: new RegExp(MESSAGE) });

const failureOf = (list: readonly unknown[]) => ({ first: JSON.stringify(list[0]), MESSAGE });

/** Runs in the page, before its own script. */
function throwOnList({ first, MESSAGE }: { first: string; MESSAGE: string }) {
  // Scripts also map lists of elements, which are circular.
  const asJson = (value: unknown) => {
    try {
      return JSON.stringify(value);
    } catch {
      return "";
    }
  };
  Array.prototype.map = new Proxy(Array.prototype.map, {
    apply(map, list, args) {
      if (asJson(list[0]) === first) throw new Error(MESSAGE);
      return Reflect.apply(map, list, args);
    },
  });
}

test("a section that fails shows an error message, the rest stays", async ({ page, messages }) => {
  await page.addInitScript(throwOnList, failureOf(home.kindsOfCare.tabs));
  await open(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: site.failure.title })).toHaveCount(1);
  await expect(main).toContainText(site.failure.text);
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(clinic.phone);
  await expect.poll(() => messages.join()).toContain(MESSAGE);
});

test.describe("a form whose code doesn't load", () => {
  test.skip(!SHOWN.form, "it is switched off");
  test.use({ allowedMessages: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test("shows an error message and the direct links, the rest of the page stays", async ({
    page,
  }) => {
    await page.route(/\/discovery-form-frame[^/]*\.js$/, (route) => route.abort());
    await open(page, "/");
    await page.getByText(site.form.beforeLoading).scrollIntoViewIfNeeded();
    await expect(page.getByText(site.failure.title)).toHaveCount(1);
    await expect(page.getByRole("link", { name: site.form.formLink })).toBeVisible();
    await page.getByRole("tab", { name: home.kindsOfCare.tabs[1]?.label ?? "" }).click();
    await expect(page.getByRole("tabpanel")).toContainText(home.kindsOfCare.tabs[1]?.title ?? "");
  });
});

test("a header that fails is replaced by links home, to call and to book", async ({ page }) => {
  await page.addInitScript(throwOnList, failureOf(site.navigation.items));
  await open(page, "/about");
  await expect(page.getByRole("banner")).toHaveCount(0);
  const { shortName, phone, booking } = clinic;
  await expect(page.getByRole("link", { name: shortName }).first()).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: phone }).first()).toBeVisible();
  await expect(page.locator(`a[href="${booking.generalUrl}"]`).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
