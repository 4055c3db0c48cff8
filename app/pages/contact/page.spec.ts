import { wordsOf } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const { contact } = wordsOf("pages/contact", schema);

test("the contact card can be saved", async ({ page }) => {
  await open(page, "/contact");
  const saving = page.waitForEvent("download");
  await page.getByRole("main").getByRole("link", { name: contact.save }).click();
  expect((await saving).suggestedFilename()).toBe("clinic.vcf");
});
