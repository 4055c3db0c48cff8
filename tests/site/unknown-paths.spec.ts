import type { Page } from "@playwright/test";
import { PAGES } from "../support/built-site.ts";
import { site } from "../support/content.ts";
import { expect, open, test, waitForReact } from "../support/test.ts";

const [top = "", nested = ""] = ["/about", "/services/"].map(
  (start) => PAGES.find((path) => path.startsWith(start)) ?? "",
);
const capital = (path: string) => path.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase());

/** Addresses that differ from a page's by a letter or slash. The server answers each with the 404 page. */
const UNKNOWN = [
  capital(top),
  `${top}//`,
  `${top}/nothing`,
  capital(nested),
  nested.replace("/services", "/SERVICES"),
  `${top}///`,
  nested.replace("/services", "/services/"),
  nested.replace(/\/(?=[^/]*$)/, "%2F"),
];
const tagOf = (path: string) => (path === UNKNOWN[0] ? [] : "@long");

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toContainText(site.notFound.title);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page).toHaveTitle(site.notFound.seo.title);
}

test.describe("an address that is nearly a page's", () => {
  test.use({ allowedMessages: /status of 404|404: no page at/ });

  for (const path of UNKNOWN) {
    test(`${path} shows the 404 page and stays on it`, {
      tag: tagOf(path),
    }, async ({ page, messages }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointerdown")));
      await waitForReact(page);
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await expectNotFound(page);
      await expect(page).toHaveURL(path);
      await expect.poll(() => messages).toContain(`404: no page at ${path}`);
    });
  }

  for (const path of [capital(top), capital(nested), `${top}/nothing`]) {
    test(`${path} shows the 404 page when the router navigates to it, too`, {
      tag: "@long",
    }, async ({ page, messages }) => {
      await open(page, "/");
      await expect(page.locator("html[data-ready]")).toBeAttached();
      // Going back to an address this document never loaded is answered by the router alone.
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        history.pushState(null, "", "/");
        history.back();
      }, path);
      await expectNotFound(page);
      await expect.poll(() => messages).toContain(`404: no page at ${path}`);
      await page.getByRole("link", { name: site.notFound.home }).click();
      await expect(page).toHaveURL("/");
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, allowedMessages: /status of 404/ });

  for (const path of UNKNOWN) {
    test(`${path} is the 404 page`, { tag: tagOf(path) }, async ({ page }) => {
      await page.goto(path);
      await expectNotFound(page);
    });
  }
});

test.describe("another spelling of a page's own address", () => {
  const encoded = top.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

  for (const path of [`${top}/`, `${top}.html`, encoded]) {
    test(`${path} redirects to the page`, { tag: path === encoded ? "@long" : [] }, async ({
      page,
    }) => {
      await page.goto(top);
      const title = await page.title();
      await open(page, path);
      await expect(page.locator("html[data-ready]")).toBeAttached();
      await expect(page).toHaveURL(top);
      await expect(page).toHaveTitle(title);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`${top}$`),
      );
    });
  }
});
