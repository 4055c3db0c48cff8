import { addressLines, phoneLink } from "../../../app/facts/format.ts";
import { clinic, SHOWN, site } from "../../support/content.ts";
import { expect, expectNewTab, open, test } from "../../support/test.ts";

test("the footer has the quick links, the address, the social networks and the legal links", async ({
  page,
}) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  const quick = footer.getByRole("navigation", { name: site.footer.quickLinks });
  await expect(quick.getByRole("link")).toHaveCount(site.footer.links.length + 1);
  await expectNewTab(quick.getByRole("link", { name: site.footer.book }), clinic.booking.general);
  const { serviceArea, legal, links, quote } = site.footer;
  for (const { label, to } of [...links, serviceArea, ...legal]) {
    const link = footer.getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", to);
  }
  await expect(footer.getByRole("link", { name: clinic.phone })).toHaveAttribute(
    "href",
    phoneLink(clinic.phone),
  );
  for (const line of addressLines(clinic)) await expect(footer.getByText(line)).toBeVisible();
  for (const { network, url } of clinic.social) {
    await expectNewTab(footer.getByRole("link", { name: network }), url);
  }
  await expect(footer.getByText(quote)).toBeVisible();
  await expect(footer.getByText(/^© 20\d\d/)).toContainText(clinic.name);
});

test("the footer says who runs the chat, if there is one", async ({ page }) => {
  await page.goto("/contact");
  const { chat } = site.footer;
  const notice = page.getByRole("contentinfo").getByText(chat.notice);
  await expect(notice).toHaveCount(SHOWN.chat ? 1 : 0);
  if (!SHOWN.chat) return;
  const { name, country } = clinic.integrations.chat.provider;
  await expect(notice).toContainText(`${chat.runBy} ${name}, ${country}.`);
  const privacy = notice.getByRole("link", { name: chat.privacy });
  await expect(privacy).toHaveAttribute("href", "/privacy-policy");
});

test("a link of the footer opens its page at the top", { tag: "@long" }, async ({ page }) => {
  await open(page, "/contact");
  const { label, to } = site.footer.serviceArea;
  await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
  await expect(page).toHaveURL(to);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
