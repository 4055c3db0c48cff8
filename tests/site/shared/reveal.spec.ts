import type { Page } from "@playwright/test";
import { home } from "../../support/content.ts";
import { expect, open, scrollPage, test } from "../../support/test.ts";

const waiting = (page: Page) => page.locator("[data-reveal=waiting]");
const inLocation = (page: Page) => page.locator("#location [data-reveal]").first();
const hidden = (page: Page) =>
  page.locator("main [data-reveal]").evaluateAll(
    (parts) =>
      parts.filter((part) => {
        const { opacity, translate } = getComputedStyle(part);
        return opacity !== "1" || translate !== "none";
      }).length,
  );

test("what is below the first screen waits, then fades and slides in once", async ({ page }) => {
  await open(page, "/");
  const part = inLocation(page);
  await expect(part).toHaveAttribute("data-reveal", "waiting");
  await expect(part).toHaveCSS("opacity", "0");
  await expect(part).toHaveCSS("translate", "0px 60px");
  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(part).toHaveAttribute("data-reveal", "shown");
  await expect(part).toHaveCSS("transition-duration", "0.8s, 0.8s");
  await expect(part).toHaveCSS("opacity", "1");
  await expect(part).toHaveCSS("translate", "none");
  await scrollPage(page, 0);
  await expect(part).toHaveAttribute("data-reveal", "shown");
});

test("it comes at a tenth of it, 50 px inside the window", async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      const { thresholds, rootMargin } = this;
      if (target.hasAttribute("data-reveal"))
        target.setAttribute("data-watch", `${thresholds.at(-1)?.toFixed(2)} ${rootMargin}`);
      observe.call(this, target);
    };
  });
  await open(page, "/");
  await expect(inLocation(page)).toHaveAttribute("data-watch", "0.10 -50px 0px -50px 0px");
});

test("the stagger is 150 ms for each article", async ({ page }) => {
  await open(page, "/");
  const delays = await page
    .locator("#blog article")
    .evaluateAll((articles) =>
      articles.map((article) => getComputedStyle(article).getPropertyValue("--delay")),
    );
  expect(delays).toEqual(delays.map((_, i) => (i === 0 ? "" : `${i * 150}ms`)));
  expect(delays.length).toBe(home.blog.articles.length);
});

test("nothing in the first screen is ever hidden", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement) || target.dataset.reveal !== "waiting") continue;
        if (target.getBoundingClientRect().top < innerHeight)
          document.documentElement.dataset.hidFirst = target.className;
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-reveal"] });
  });
  await open(page, "/");
  await expect(waiting(page)).not.toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-hid-first");
  await expect(page.getByRole("heading", { name: home.about.title })).toBeInViewport();
});

test("the next card's edge shows on a phone, and the others need no wait", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page, "/");
  const items = page.getByRole("list", { name: home.services.eyebrow }).getByRole("listitem");
  await items.first().evaluate((item) => item.scrollIntoView({ behavior: "instant" }));
  for (const item of await items.all()) await expect(item).toHaveCSS("opacity", "1");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is hidden", async ({ page }) => {
    await open(page, "/");
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await expect(waiting(page)).toHaveCount(0);
    await expect.poll(() => hidden(page)).toBe(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is hidden", async ({ page }) => {
    await page.goto("/");
    expect(await hidden(page)).toBe(0);
  });
});
