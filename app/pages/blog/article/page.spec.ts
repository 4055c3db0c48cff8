import { articles, blog, clinic } from "../../../../tests/support/content.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";

const words = blog.article;
const [first] = articles;
if (!first) throw new Error("The content holds no article.");

/** The article as someone finds it on Instagram. Its own address is what gets shared. */
const TRACKED = `${first.to}?fbclid=abc&utm_source=ig#${first.contents[0]?.id}`;
const ADDRESS = `${clinic.website}${first.to}`;

test.describe("sharing an article", () => {
  test("opens the device's share sheet if there is one", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url ?? "";
      };
    });
    await open(page, TRACKED);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", ADDRESS);
  });

  test("copies the address if there is none", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await open(page, TRACKED);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
    // The site's policy forbids reading the clipboard, so the visitor pastes.
    await page.evaluate(() =>
      document.querySelector("h1")?.append(document.createElement("input")),
    );
    const field = page.locator("h1 input");
    await field.press("ControlOrMeta+V");
    await expect(field).toHaveValue(ADDRESS);
  });
});

test.describe("an address that can't be copied", () => {
  test.use({ allowedMessages: /Sharing failed/ });

  test("is shown", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await open(page, TRACKED);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.getByRole("status").filter({ hasText: first.to })).toHaveText(ADDRESS);
  });
});
