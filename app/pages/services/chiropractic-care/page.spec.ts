import { expect, open, test } from "../../../../tests/support/test.ts";

test("a panel without controls takes focus itself", async ({ page }) => {
  await open(page, "/services/chiropractic-care");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});
