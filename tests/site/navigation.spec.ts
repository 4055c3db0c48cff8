import type { Page } from "@playwright/test";
import { articles, blog, SHOWN, services, site } from "../support/content.ts";
import { expect, open, scrollPage, test } from "../support/test.ts";

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Follows a link without scrolling to it first. */
const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).first().dispatchEvent("click");

const region = (page: Page) => page.locator("[aria-live=polite]");

for (const motion of ["no-preference", "reduce"] as const)
  test(`with motion "${motion}", a link opens its page at the top, with focus on its heading, read out once`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, "/");
    await scrollPage(page, 600);
    await follow(page, "/about");
    await expect(page).toHaveURL("/about");
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(region(page)).toBeEmpty();
  });

test("if focus goes to a link, the page's title is announced and then cleared", async ({
  page,
}) => {
  await page.clock.install();
  // Neither page has a form, and the chat has loaded: the clock would run past the timeout of what is still loading.
  await open(page, "/blog");
  if (SHOWN.chat) await expect(page.locator("chat-widget")).toBeAttached();
  const title = await page.title();
  await follow(page, "/privacy-policy");
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(region(page)).toHaveText(`${site.pageOpened} ${title}`);
  await page.clock.runFor(5100);
  await expect(region(page)).toBeEmpty();
});

test("going back restores the scroll position and focus on the link that was clicked", async ({
  page,
}) => {
  await open(page, "/");
  const link = page.getByRole("main").locator(`a[href="${services[0]?.path}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await link.focus();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(services[0]?.path ?? "");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
});

/** The tags in the head that are about the page: title, canonical, description, share data, structured data. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const about = "title, link[rel=canonical], meta[name=description], meta[property], script";
    return [...document.head.querySelectorAll(about)]
      .filter((element) => !(element instanceof HTMLScriptElement) || element.type.endsWith("json"))
      .map((element) => element.outerHTML)
      .sort();
  });

test("the head's tags change with the page", async ({ page }) => {
  const path = services[0]?.path ?? "";
  await open(page, path);
  const fresh = await headOf(page);
  await open(page, articles[0]?.path ?? "");
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => headOf(page)).toEqual(fresh);
  expect(fresh.filter((tag) => tag.startsWith("<title"))).toHaveLength(1);
  expect(fresh.filter((tag) => tag.includes("canonical"))).toHaveLength(1);
  expect(fresh.filter((tag) => tag.includes("ld+json")).length).toBeGreaterThanOrEqual(3);
});

test("a link to a heading keeps the article's pictures", async ({ page }) => {
  const [article] = articles;
  await open(page, article?.path ?? "");
  const pictures = await page.locator("article img").elementHandles();
  const tableOfContents = page.getByRole("navigation", { name: blog.article.tableOfContentsTitle });
  await tableOfContents.getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  for (const picture of pictures)
    expect(await picture.evaluate(({ isConnected }) => isConnected)).toBe(true);
});
