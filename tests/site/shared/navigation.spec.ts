import type { Page } from "@playwright/test";
import { articles, SHOWN, services, site } from "../../support/content.ts";
import { expect, open, scrollPage, test } from "../../support/test.ts";

const FROM = 600;

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a page, pauses its clock, scrolls down, and records the behaviour of each later scrollTo. */
async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await scrollPage(page, FROM);
  await page.evaluate(() => {
    const { scrollTo } = window;
    window.scrollTo = ((to: ScrollToOptions) => {
      document.body.dataset.scrolled = String(to.behavior);
      scrollTo(to);
    }) as typeof window.scrollTo;
  });
}

/** Follows a link without scrolling to it first. */
const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).first().dispatchEvent("click");

for (const [motion, behavior] of [
  ["no-preference", "smooth"],
  ["reduce", "instant"],
] as const) {
  test.describe(`with motion "${motion}"`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test("a click on a link scrolls to the top of the page about 100 ms later", {
      tag: motion === "reduce" ? "@long" : [],
    }, async ({ page }) => {
      await openPaused(page, "/");
      await follow(page, "/about");
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL("/about");
      await page.clock.runFor(90);
      expect(await scrolled(page)).toBe(FROM);
      await page.clock.runFor(20);
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page.locator("body")).toHaveAttribute("data-scrolled", behavior);
    });
  });
}

test("a link to the current page scrolls to its top too", { tag: "@long" }, async ({ page }) => {
  await open(page, "/");
  await scrollPage(page, FROM);
  await follow(page, "/");
  await expect.poll(() => scrolled(page)).toBe(0);
});

const region = (page: Page) => page.locator("[aria-live=polite]");

test("focus moves to the new page's heading, and nothing is read out twice", async ({ page }) => {
  await open(page, "/");
  const before = await page.title();
  await follow(page, "/contact");
  // The URL changes slightly before the page does.
  await expect(page).not.toHaveTitle(before);
  await expect(heading(page)).toBeFocused();
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
  await expect(region(page)).toHaveText(`${site.announce} ${title}`);
  await page.clock.runFor(5100);
  await expect(region(page)).toBeEmpty();
});

test("going back restores the scroll position and focus on the link that was clicked", async ({
  page,
}) => {
  await open(page, "/");
  const link = page.getByRole("main").locator(`a[href="${services[0]?.to}"]`).last();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await link.focus();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(services[0]?.to ?? "");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
});

/** Runs in the page: goes back once the page at this path has scrolled at least a window's height towards its top. */
function goBackWhileScrolling(path: string): void {
  const goBackFrom = (start: number) => {
    if (scrollY > start - innerHeight && scrollY > 0)
      return requestAnimationFrame(() => goBackFrom(start));
    document.body.dataset.wentBack = "";
    history.back();
  };
  window.scrollTo = new Proxy(window.scrollTo, {
    apply(scroll, self, args: [ScrollToOptions]) {
      Reflect.apply(scroll, self, args);
      if (location.pathname === path && args[0].behavior === "smooth") goBackFrom(scrollY);
    },
  });
}

test("going back while the new page still scrolls restores the scroll position", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const link = page.getByRole("contentinfo").locator('a[href="/about"]').first();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  const place = await scrolled(page);
  await page.evaluate(goBackWhileScrolling, "/about");
  await link.click();
  await expect(page.locator("body[data-went-back]")).toHaveCount(1);
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(place);
});

/**
 * The tags in the head that are about the page: title, canonical, description, share data, structured data.
 */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const about = "title, link[rel=canonical], meta[name=description], meta[property], script";
    return [...document.head.querySelectorAll(about)]
      .filter((element) => !(element instanceof HTMLScriptElement) || element.type.endsWith("json"))
      .map((element) => element.outerHTML)
      .sort();
  });

test("the head's tags change with the page", async ({ page }) => {
  const path = services[0]?.to ?? "";
  await open(page, path);
  const fresh = await headOf(page);
  await open(page, articles[0]?.to ?? "");
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => headOf(page)).toEqual(fresh);
  expect(fresh.filter((tag) => tag.startsWith("<title"))).toHaveLength(1);
  expect(fresh.filter((tag) => tag.includes("canonical"))).toHaveLength(1);
  expect(fresh.filter((tag) => tag.includes("ld+json")).length).toBeGreaterThanOrEqual(3);
});

test("going back between the headings of a page scrolls to each", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/terms-of-service");
  const contents = page.getByRole("main").locator('a[href^="#"]');
  const target = async (link: number) =>
    page.locator(`[id="${(await contents.nth(link).getAttribute("href"))?.slice(1)}"]`);
  const [near, far] = [await target(0), await target(4)];
  await contents.nth(4).click();
  await expect(far).toBeInViewport();
  await contents.nth(0).click();
  await expect(near).toBeInViewport();
  await expect(far).not.toBeInViewport();
  await page.goBack();
  await expect(far).toBeInViewport();
  await expect(near).not.toBeInViewport();
});
