import { clinic, pageContent } from "../../../../tests/support/content.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";

const { smallScreenBooking } = pageContent("pages/services/pregnancy-postpartum");

test("phones have one more booking button", { tag: "@both" }, async ({ page, isMobile }) => {
  await open(page, "/services/pregnancy-postpartum");
  const link = page
    .getByRole("region", { name: smallScreenBooking.bookButton, includeHidden: true })
    .getByText(smallScreenBooking.bookButton);
  await expect(link).toHaveAttribute("href", clinic.booking.generalUrl);
  await expect(link).toBeVisible({ visible: isMobile });
});
