import type { Page } from "@playwright/test";
import { htmlOf, PAGE_PATHS } from "../support/built-site.ts";
import { clinic, home, SHOWN, site } from "../support/content.ts";
import { section } from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

// What happens to pages once they're out: something added to an address, HTML changed by a host, copied
// text, site data blocked.

const [, about] = site.navigation.items;
const blog = site.navigation.items.find(({ to }) => to === "/blog");

/** Opens the blog from the header, and comes back. */
async function expectNavigates(page: Page, path: string): Promise<void> {
  const title = await page.title();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: blog?.label, exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
}

for (const added of ["?utm_source=ig", "?gclid=1#%E0"])
  test(`${added} after an address changes nothing`, async ({ page }) => {
    const path = `${about?.to}${added}`;
    await open(page, path);
    await expect(page).toHaveURL(path);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${clinic.siteUrl}${about?.to}`);
    await expectNavigates(page, path);
  });

test("every mail address is between the markers that keep Cloudflare from replacing it", () => {
  for (const path of PAGE_PATHS) {
    const [, body = ""] = htmlOf(path).split("<body");
    const unmarked = body.replace(/<!--email_off-->.*?<!--\/email_off-->/gs, "");
    expect(unmarked, path).not.toMatch(/mailto:/);
    expect(unmarked, path).not.toContain(clinic.email);
  }
});

/** Runs in the page: hidden words that mostly repeat the words shown next to them. Who copies the text gets both. */
function repeatedWords(html: string): string[] {
  const wordsOf = (element: Element | null) => element?.textContent.match(/[\w:]+/g) ?? [];
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll(".visually-hidden")].flatMap((hidden) => {
    const { parentElement } = hidden;
    const words = wordsOf(hidden);
    hidden.remove();
    const shown = new Set(wordsOf(parentElement));
    return words.filter((word) => shown.has(word)).length > words.length / 2
      ? [hidden.textContent]
      : [];
  });
}

test("copied hours, months and other words are there once", async ({ page }) => {
  for (const path of PAGE_PATHS)
    expect(await page.evaluate(repeatedWords, htmlOf(path)), path).toEqual([]);
});

test.describe("with site data blocked", () => {
  test.use({ analyticsConsent: "" });

  test("tabs, embeds, links and Back work", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await open(page, "/");
    const [, second] = home.kindsOfCare.tabs;
    const tab = page.getByRole("tab", { name: second?.label ?? "no tab", exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    if (SHOWN.form) {
      const form = section(page, home.discoveryCall.title);
      await form.scrollIntoViewIfNeeded();
      await expect(form.locator("iframe")).toBeAttached();
    }
    await page.getByRole("main").getByRole("link", { name: home.services.link.label }).click();
    await expect(page).toHaveURL(home.services.link.to);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(tab).toBeVisible();
  });
});
