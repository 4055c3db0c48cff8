import { clinic, home, SHOWN, services, site } from "../support/content.ts";
import { focused, MAX_TAB_STOPS, tabTo } from "../support/keyboard.ts";
import { expect, expectNewTab, open, test } from "../support/test.ts";

// Whole journeys by keyboard alone: no clicks, and no focus set by script.

test.describe("Tab key", () => {
  test("from Home to the booking", { tag: "@long-phone" }, async ({ page }) => {
    await open(page, "/");
    await tabTo(page, `main a[href="${clinic.booking.general}"]`);
    await expectNewTab(focused(page), clinic.booking.general);
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    const [booking] = await Promise.all([
      page.context().waitForEvent("page"),
      page.keyboard.press("Enter"),
    ]);
    expect(booking).toBeTruthy();
    await expect(page).toHaveURL("/");
  });

  test("through the services list to a service, and into its page", { tag: "@long" }, async ({
    page,
  }) => {
    const service = services[1];
    await open(page, "/");
    await tabTo(page, "header button[aria-expanded]");
    await page.keyboard.press("Space");
    await expect(focused(page)).toHaveAttribute("aria-expanded", "true");
    await tabTo(page, `header a[href="${service?.to}"]`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(service?.to ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, "main a");
  });

  test("through the menu of a phone to a service", { tag: "@phone" }, async ({ page }) => {
    const service = services.at(-1);
    await open(page, "/");
    await tabTo(page, "header summary");
    await page.keyboard.press("Enter");
    await tabTo(page, `header details a[href="${service?.to}"]`);
    await expect(focused(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(service?.to ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("header details")).not.toHaveAttribute("open");
  });

  test("to the tabs, along them, and into the chosen panel's booking", {
    tag: ["@both", "@long"],
  }, async ({ page }) => {
    const [, second] = home.help.tabs;
    await open(page, "/");
    await tabTo(page, '[role="tab"]');
    await page.keyboard.press("ArrowRight");
    await expect(focused(page)).toHaveText(second?.tab ?? "");
    await expect(page.getByRole("tabpanel")).toContainText(second?.title ?? "");
    await tabTo(page, `[role="tabpanel"] a[href="${clinic.booking.assessment}"]`);
    await expect(focused(page)).toHaveText(new RegExp(home.help.bookAssessment));
  });

  test("to the questions of a page, one open at a time", { tag: ["@both", "@long"] }, async ({
    page,
  }) => {
    await open(page, services[0]?.to ?? "");
    const [first, second] = [page.locator("#item-0"), page.locator("#item-1")];
    await tabTo(page, "#item-0 > summary");
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("open");
    await tabTo(page, "#item-1 > summary");
    await page.keyboard.press("Space");
    await expect(second).toHaveAttribute("open");
    await expect(first).not.toHaveAttribute("open");
    await page.keyboard.press("Space");
    await expect(second).not.toHaveAttribute("open");
  });

  test("through the form and out again, to the links after it", { tag: "@long-phone" }, async ({
    page,
  }) => {
    await open(page, "/contact");
    await tabTo(page, 'iframe, main a[href^="mailto:"]');
    // The frame is no keyboard trap: what comes before and after it can be reached.
    await tabTo(page, "footer a");
    await tabTo(page, `main a[href="${clinic.booking.general}"]`, "Shift+Tab");
  });

  test.describe("Where the form can't load", () => {
    test.use({ javaScriptEnabled: false });

    test("to the phone, the address and the form's own page instead", async ({ page }) => {
      test.skip(!SHOWN.form, "the form is switched off");
      await page.goto("/contact");
      await expect(page.getByText(site.form.noScript)).toBeVisible();
      for (const name of [site.form.call, site.form.open]) {
        const link = page.getByRole("link", { name }).first();
        for (let press = 0; press < MAX_TAB_STOPS; press += 1) {
          await page.keyboard.press("Tab");
          if (await link.evaluate((element) => element === document.activeElement)) break;
        }
        await expect(link).toBeFocused();
      }
    });
  });
});
