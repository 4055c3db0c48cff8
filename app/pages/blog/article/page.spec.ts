import { articles, blog, clinic, site } from "../../../../tests/support/content.ts";
import { expectMedicalNotice } from "../../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../../tests/support/test.ts";
import { longDate } from "../../../../tests/support/words.ts";
import { nameWithProfession, phoneLink } from "../../../facts/format.ts";

const words = blog.article;
const author = nameWithProfession(clinic, " ");
const [first] = articles;
if (!first) throw new Error("The content holds no article.");

const ADDRESSES = {
  contact: "/contact",
  booking: clinic.booking.general,
  phone: phoneLink(clinic.phone),
};

for (const article of articles) {
  test(`${article.to} shows its title, author, dates and next step`, {
    tag: article === first ? [] : "@long",
  }, async ({ page }) => {
    await open(page, article.to);
    const main = page.getByRole("main");
    const head = main.locator("header").first();
    await expect(head.getByRole("heading", { level: 1 })).toHaveText(article.title);
    for (const text of [author, `${article.readMinutes} ${blog.minutes}`])
      await expect(head).toContainText(text);
    const dates = [article.date, article.updated].filter((date) => date !== undefined);
    await expect(head.getByRole("time")).toHaveText(dates.map((day) => longDate(day)));
    const back = head.getByRole("link", { name: article.back });
    await expect(back).toHaveAttribute("href", "/blog");

    const entries = main.getByRole("navigation", { name: words.contents }).getByRole("link");
    await expect(entries).toHaveText(article.contents.map(({ title }) => title));
    for (const [i, { id, title }] of article.contents.entries()) {
      await expect(entries.nth(i)).toHaveAttribute("href", `#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toHaveText(title);
    }
    for (const source of await page.locator('[data-prose] a[href^="http"]').all())
      await expectNewTab(source, /^https:/);
    await expect(main.getByRole("region", { name: words.about.label })).toContainText(author);
    await expectMedicalNotice(page, article);

    const next = main.locator("section", {
      has: page.getByRole("heading", { name: words.next.title }),
    });
    const { label, to } = article.booking;
    const button = next.getByRole("link", { name: label }).first();
    if (to === "booking") await expectNewTab(button, ADDRESSES.booking);
    else await expect(button).toHaveAttribute("href", ADDRESSES[to]);
    if (to === "phone") await expect(button).toContainText(site.mobile.call);
    if (article.contactButton) {
      const contact = next.getByRole("link", { name: words.contactButton });
      await expect(contact).toHaveAttribute("href", ADDRESSES.contact);
    }
    const related = main.getByRole("link", { name: new RegExp(`^${blog.readMore}`) });
    await expect(related).toHaveCount(article.related.length);
  });
}

/** The article as someone finds it on Instagram. Its own address is what gets shared. */
const TRACKED = `${first.to}?fbclid=abc&utm_source=ig#${first.contents[0]?.id}`;
const ADDRESS = `${clinic.site}${first.to}`;

test.describe("sharing an article", () => {
  test("opens the device's share sheet if there is one", { tag: "@long" }, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.documentElement.dataset.shared = data?.url ?? "";
      };
    });
    await open(page, TRACKED);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.locator("html")).toHaveAttribute("data-shared", ADDRESS);
  });

  test("copies the address if there is none", { tag: "@long" }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await open(page, TRACKED);
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
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

test("an article prints without header and buttons, with addresses spelled out and tables whole", async ({
  page,
}) => {
  // An article that has both a table and a source.
  const article = articles.find(({ body }) => /^\|/m.test(body) && body.includes("](https:"));
  test.skip(!article, "no article has a table and a source");
  await open(page, article?.to ?? "");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { name: words.next.title })).toBeHidden();
  await expect(page.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
  const source = page.locator('[data-prose] a[href^="http"]').first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain((await source.getAttribute("href")) ?? "nothing");
  const table = page.getByRole("table").first();
  const overflow = await table.evaluate(
    ({ parentElement }) => parentElement && getComputedStyle(parentElement).overflowX,
  );
  expect(overflow).toBe("visible");
});
