import { skipUnlessConnected } from "../support/connected.ts";
import { site } from "../support/content.ts";
import { expectApart } from "../support/page.ts";
import { open, scrollPage, test } from "../support/test.ts";

skipUnlessConnected();
test.use({ analyticsConsent: "" });

test("the chat's bubble, our buttons and the consent banner never cover each other", async ({
  page,
}) => {
  await open(page, "/");
  const row = page.getByRole("navigation", { name: site.mobileActions.label });
  const floating = [
    page.locator("chat-widget button"),
    page
      .getByRole("region", { name: site.analytics.title })
      .filter({ has: page.getByRole("button", { name: site.analytics.acceptButton }) }),
  ];
  const ours = [
    row.getByRole("link", { name: site.mobileActions.callButton, exact: true }),
    row.getByRole("link", { name: site.mobileActions.bookButton }),
  ];
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 700 });
    await scrollPage(page, 1000);
    await expectApart(width === 320 ? [...floating, ...ours] : floating);
  }
});
