import type { Page } from "@playwright/test";
import { home, summaries } from "../../support/content.ts";
import { expect, open, scrollPage, scrollThrough, test } from "../../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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

test("what is below the fold waits, then fades and slides in once", async ({ page }) => {
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

/** Home's tabs, sliding in so slowly that a press comes while they still move. */
async function slowTabs(page: Page, seconds: number) {
  await open(page, "/");
  const part = page.locator("[data-reveal]", { has: page.getByRole("tablist") });
  await expect(part).toHaveAttribute("data-reveal", "waiting");
  await page.evaluate((duration) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-reveal=shown] { transition-duration: ${duration}s !important }`);
    document.adoptedStyleSheets = [sheet];
  }, seconds);
  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(part).toHaveAttribute("data-reveal", "shown");
  const tab = page.getByRole("tablist", { name: home.help.eyebrow }).getByRole("tab").nth(1);
  const press = async () => {
    const box = await tab.boundingBox();
    if (!box) throw new Error("The tab has no box.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
  };
  return { part, tab, press };
}

test("clicking a tab while it slides in works", { tag: "@long" }, async ({ page }) => {
  const { part, tab, press } = await slowTabs(page, 600);
  await press();
  // Finish any animation that is still running while the button is pressed.
  const state = () =>
    part.evaluate((element) => {
      const moves = element.getAnimations();
      for (const move of moves) move.updatePlaybackRate(100_000);
      return moves.some(({ playState }) => playState === "running") ? "moves" : "is still";
    });
  await expect.poll(state).toBe("is still");
  await page.mouse.up();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(part).toHaveCSS("translate", "none");
});

test("a pressed tab stops at once, even if the browser draws no frame for a while", {
  tag: "@long",
}, async ({ page }) => {
  const { tab, press } = await slowTabs(page, 20);
  await tab.evaluate((element) => {
    const top = () => element.getBoundingClientRect().top;
    addEventListener("pointerdown", () => {
      const before = top();
      const end = performance.now() + 300;
      while (performance.now() < end);
      // The second of these frames shows what the pause has led to.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          element.dataset.moved = `${top() - before}`;
        }),
      );
    });
  });
  await press();
  await expect(tab).toHaveAttribute("data-moved", "0");
  await page.mouse.up();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("scrollThrough fails if an element stays hidden", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => {
    // Drops the event that this element has come into view.
    const isLost = ({ target, isIntersecting }: IntersectionObserverEntry) =>
      isIntersecting && target.matches("#location [data-reveal]");
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(answer: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const heard = entries.filter((entry) => !isLost(entry));
          if (heard.length > 0) answer(heard, observer);
        }, options);
      }
    };
  });
  await open(page, "/");
  await expect(scrollThrough(page, { timeout: 3000 })).rejects.toThrow("waiting");
  await expect(inLocation(page)).toHaveAttribute("data-reveal", "waiting");
});

test("an element is revealed when a tenth of it is 50 px inside the window", async ({ page }) => {
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

for (const [path, articles, count] of [
  ["/", "#blog article", home.blog.articles.length],
  ["/blog", "main article", summaries.length],
] as const) {
  test(`the stagger on ${path} is 150 ms for each article, across its rows`, {
    tag: path === "/" ? [] : "@long",
  }, async ({ page }) => {
    await open(page, path);
    const delays = await page
      .locator(articles)
      .evaluateAll((all) => all.map((card) => getComputedStyle(card).getPropertyValue("--delay")));
    expect(delays).toEqual(delays.map((_, i) => (i === 0 ? "" : `${i * 150}ms`)));
    expect(delays.length).toBe(count);
  });
}

test("nothing above the fold is ever hidden", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement) || target.dataset.reveal !== "waiting") continue;
        if (target.getBoundingClientRect().top < innerHeight)
          document.documentElement.dataset.hiddenAboveFold = target.className;
      }
    }).observe(document, { subtree: true, attributeFilter: ["data-reveal"] });
  });
  await open(page, "/");
  // Every element has a state.
  await expect(page.locator('[data-reveal=""]')).toHaveCount(0);
  await expect(waiting(page)).not.toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-hidden-above-fold");
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
