import { clinic, services } from "../support/content.ts";
import { focused, tabTo } from "../support/keyboard.ts";
import { expect, expectNewTab, open, test } from "../support/test.ts";

// Whole journeys by keyboard alone: no clicks, and no focus set by script.

test("from Home to the booking", async ({ page }) => {
  await open(page, "/");
  await tabTo(page, `main a[href="${clinic.booking.generalUrl}"]`);
  await expectNewTab(focused(page), clinic.booking.generalUrl);
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  const [booking] = await Promise.all([
    page.context().waitForEvent("page"),
    page.keyboard.press("Enter"),
  ]);
  expect(booking).toBeTruthy();
  await expect(page).toHaveURL("/");
});

test("through the menu of a phone to a service", { tag: "@mobile" }, async ({ page }) => {
  const service = services.at(-1);
  await open(page, "/");
  await tabTo(page, "header summary");
  await page.keyboard.press("Enter");
  await tabTo(page, `header details a[href="${service?.path}"]`);
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(service?.path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("header details")).not.toHaveAttribute("open");
});

test("through the form and out again, to the links after it", async ({ page }) => {
  await open(page, "/contact");
  await tabTo(page, 'iframe, main a[href^="mailto:"]');
  // The frame is no keyboard trap: what comes before and after it can be reached.
  await tabTo(page, "footer a");
  await tabTo(page, `main a[href="${clinic.booking.generalUrl}"]`, "Shift+Tab");
});
