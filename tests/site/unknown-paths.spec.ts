import type { Page } from "@playwright/test";
import { PAGE_PATHS } from "../support/built-site.ts";
import { site } from "../support/content.ts";
import { expect, open, test, waitForReact } from "../support/test.ts";

const [top = "", nested = ""] = ["/about", "/services/"].map(
  (start) => PAGE_PATHS.find((path) => path.startsWith(start)) ?? "",
);
const capital = (path: string) => path.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase());

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.locator("h1")).toContainText(site.notFound.title);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page).toHaveTitle(site.notFound.seo.title);
}

test.describe("an address that is nearly a page's", () => {
  test.use({ allowedMessages: /status of 404|404: no page at/ });

  test("shows the 404 page and stays on it", async ({ page, messages }) => {
    const path = capital(top);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointerdown")));
    await waitForReact(page);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
    await expect.poll(() => messages).toContain(`404: no page at ${path}`);
  });

  test("shows the 404 page when the router navigates to it, too", async ({ page, messages }) => {
    const path = capital(nested);
    await open(page, "/");
    // Going back to an address this document never loaded is answered by the router alone.
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      history.pushState(null, "", "/");
      history.back();
    }, path);
    await expectNotFound(page);
    await expect.poll(() => messages).toContain(`404: no page at ${path}`);
    await page.getByRole("link", { name: site.notFound.homeButton }).click();
    await expect(page).toHaveURL("/");
  });
});
