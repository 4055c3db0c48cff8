import type { Page } from "@playwright/test";
import { home, summaries } from "../../support/content.ts";
import { waitForSections } from "../../support/hydration.ts";
import {
  countRevealing,
  expect,
  open,
  scrollPage,
  scrollThrough,
  test,
} from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Scrolls Home until a part waits below the window, and returns that part. */
async function openAtWaiting(page: Page) {
  await open(page, "/");
  await page.waitForFunction(() => {
    const waiting = document.getAnimations().find(({ id }) => id === "reveal")?.effect;
    const part = waiting instanceof KeyframeEffect ? waiting.target : null;
    if (!part) scrollBy({ top: 50, behavior: "instant" });
    part?.setAttribute("data-part", "");
    return part;
  });
  const part = page.locator("[data-part]");
  await expect(part).toHaveCSS("opacity", "0");
  await expect(part).toHaveCSS("translate", "0px 60px");
  return part;
}

test("what comes near the window waits, then fades and slides in once", async ({ page }) => {
  const part = await openAtWaiting(page);
  const duration = await part.evaluate(
    (element) => element.getAnimations()[0]?.effect?.getTiming().duration,
  );
  expect(duration).toBe(800);
  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(part).toHaveCSS("opacity", "1");
  await expect(part).toHaveCSS("translate", "none");
  await scrollPage(page, 0);
  await expect(part).toHaveCSS("opacity", "1");
});

test("it's shown when a tenth of it is 50 px inside the window", async ({ page }) => {
  const part = await openAtWaiting(page);
  /** Scrolls until this share of the part is 50 px inside, and waits for two frames, as observers need them. */
  const scrollTo = (share: number) =>
    part.evaluate(async (element, wanted) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height * wanted - (innerHeight - 50), behavior: "instant" });
      for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    }, share);
  await scrollTo(0.08);
  await expect(part).toHaveCSS("opacity", "0");
  await scrollTo(0.12);
  await expect(part).toHaveCSS("opacity", "1");
});

test("keyboard focus shows it at once, and it doesn't slide in later", async ({ page }) => {
  const part = await openAtWaiting(page);
  await page.keyboard.press("Shift");
  await part.evaluate((element) => {
    const focusable = element.querySelector("a") ?? element;
    focusable.setAttribute("tabindex", "0");
    focusable.focus({ preventScroll: true });
  });
  await expect(part).toHaveCSS("opacity", "1");
  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  expect(await part.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("a tab pressed while it slides in stops, and is clicked", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/");
  await waitForSections(page);
  const tabs = page.getByRole("tablist", { name: home.help.eyebrow });
  /** The slide of the part with the tabs: waiting, then so slow that the press comes while it moves. */
  const state = () =>
    tabs.evaluate((list) => {
      const slides = document.getAnimations().filter(({ id, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return id === "reveal" && target?.contains(list);
      });
      for (const slide of slides) slide.playbackRate = 0.001;
      return slides[0]?.playState;
    });
  await tabs.evaluate((list) =>
    scrollTo({ top: list.getBoundingClientRect().top - innerHeight - 100, behavior: "instant" }),
  );
  await expect.poll(state).toBe("paused");
  await tabs.evaluate((list) => list.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(state).toBe("running");
  const tab = tabs.getByRole("tab").nth(1);
  const box = await tab.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  expect(await state()).toBe("paused");
  await page.mouse.up();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  expect(await state()).toBe("running");
});

test("print shows what is still waiting", async ({ page }) => {
  const part = await openAtWaiting(page);
  await page.emulateMedia({ media: "print" });
  // Read at once: on paper it's further up, so it would soon slide in.
  const shown = await part.evaluate((element) => {
    const { opacity, translate } = getComputedStyle(element);
    return { opacity, translate };
  });
  expect(shown).toEqual({ opacity: "1", translate: "none" });
});

for (const [path, articles, count] of [
  ["/", "#blog article", home.blog.articles.length],
  ["/blog", "main article", summaries.length],
] as const) {
  test(`the stagger on ${path} is 150 ms for each article, across its rows`, {
    tag: path === "/" ? [] : "@long",
  }, async ({ page }) => {
    // So low that every card is below it.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        if (typeof options === "object") this.setAttribute("data-delay", `${options.delay}`);
        return animate.call(this, frames, options);
      };
    });
    await open(page, path);
    await waitForSections(page);
    await scrollThrough(page);
    const delays = await page
      .locator(articles)
      .evaluateAll((all) =>
        all.map((card) => card.closest("[data-delay]")?.getAttribute("data-delay")),
      );
    expect(delays).toEqual(Array.from({ length: count }, (_, i) => `${i * 150}`));
  });
}

test("nothing in the window or far below it is ever hidden", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const below = this.getBoundingClientRect().top - innerHeight;
      if (below < 0 || below > innerHeight) document.documentElement.dataset.wronglyHidden = "";
      return animate.call(this, frames, options);
    };
  });
  await open(page, "/");
  await waitForSections(page);
  await expect.poll(() => countRevealing(page)).not.toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-wrongly-hidden");
  await expect(page.getByRole("heading", { name: home.about.title })).toBeInViewport();
});

test("on a phone, cards in a swipeable row aren't hidden", {
  tag: ["@phone", "@long"],
}, async ({ page }) => {
  await open(page, "/");
  const items = page.getByRole("list", { name: home.services.title }).getByRole("listitem");
  await items.first().evaluate((item) => item.scrollIntoView({ behavior: "instant" }));
  for (const item of await items.all()) await expect(item).toHaveCSS("opacity", "1");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is hidden", async ({ page }) => {
    await open(page, "/");
    await waitForSections(page);
    // Time for the observers to answer.
    for (let i = 0; i < 2; i += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await countRevealing(page)).toBe(0);
  });
});
