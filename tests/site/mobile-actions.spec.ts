import type { Page } from "@playwright/test";
import { telUrl } from "../../app/facts/links.ts";
import { CHAT_IS_PLACEHOLDER, clinic, site } from "../support/content.ts";
import { expectApart } from "../support/page.ts";
import { expect, expectNewTab, open, scrollPage, test } from "../support/test.ts";

const mobileActions = (page: Page) =>
  page.getByRole("navigation", { name: site.mobileActions.label });
const phone = (page: Page) =>
  mobileActions(page).getByRole("link", { name: site.mobileActions.callButton, exact: true });
const pill = (page: Page) =>
  mobileActions(page).getByRole("link", { name: site.mobileActions.bookButton });
const bubble = (page: Page) => page.getByRole("button", { name: site.placeholder.openButton });

test("a wide screen has neither call button nor booking pill", async ({ page }) => {
  await open(page, "/");
  await scrollPage(page, 1000);
  await expect(phone(page)).toBeHidden();
  await expect(pill(page)).toBeHidden();
});

test.describe("on a phone", { tag: "@mobile" }, () => {
  test("a button calls the clinic, and the booking pill appears past 300 px", async ({ page }) => {
    await open(page, "/");
    await expect(phone(page)).toHaveAttribute("href", telUrl(clinic.phone));
    await expect(pill(page)).toBeHidden();
    // Scroll to 301 first: that the pill is hidden again proves that it reacted to 300.
    await scrollPage(page, 301);
    await expect(pill(page)).toBeVisible();
    await expectNewTab(pill(page), clinic.booking.generalUrl);
    await scrollPage(page, 300);
    await expect(pill(page)).toBeHidden();
  });

  test("chat, phone and pill never cover each other, nor the end of the footer", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/");
    await scrollPage(page, 1000);
    // A connected chat decides itself where its button goes.
    const parts = [phone(page), pill(page), ...(CHAT_IS_PLACEHOLDER ? [bubble(page)] : [])];
    await expectApart(parts);
    await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await expectApart([...parts, page.getByRole("contentinfo").getByRole("link").last()]);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 568 } });

    test("the call button is there", async ({ page }) => {
      await page.goto("/");
      await expect(phone(page)).toBeInViewport({ ratio: 1 });
    });
  });
});
