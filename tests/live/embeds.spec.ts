import type { Page } from "@playwright/test";
import { ALL_CONNECTED, FRAMES, frameOf, SCRIPTS } from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { answerProviders, FAILURES, letPass, silent, works } from "../support/providers.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

test.skip(!ALL_CONNECTED, "asked of a site with every service connected: npm run site:second");

const HOME = "/";
const { failedTitle: UNAVAILABLE, loading: FORM_LOADING } = site.form;
const REVIEWS_LOADING = site.reviews.loading;

/** Lets the page's clock run until a claim about the page holds. */
const runUntil = (page: Page, claim: () => Promise<void>) =>
  expect(async () => {
    await letPass(page, 5);
    await claim();
  }).toPass({ timeout: 30_000 });

/** A claim that looks once: the clock, not the test, does the waiting. */
const isUnavailable = (page: Page) => () =>
  expect(page.getByText(UNAVAILABLE)).toBeVisible({ timeout: 1 });

const warnings = (messages: string[], pattern: RegExp) =>
  messages.filter((text) => pattern.test(text));

/** How often a provider's script ran. The form's and the reviews' count themselves. */
const runs = (page: Page) => page.evaluate(() => window.providerRuns);

/** Home with the clock in the test's hands, each service scrolled to once. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as LayoutShift).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, HOME);
  // From here on: what the page's own fonts move while it loads is not the services' doing.
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.shift = 0;
  });
  for (const service of ["form", "reviews", "map"] as const) {
    await frameOf(page, service).evaluate((frame) =>
      frame.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    // Seen by the page itself: what it notices on scrolling takes a real moment, whatever its clock.
    if (service !== "map") {
      await expect(page.locator(`script[src="${SCRIPTS[service]}"]`)).toHaveCount(1);
    }
    await letPass(page, 1);
  }
}

async function expectNothingMoved(page: Page) {
  const height = (service: keyof typeof FRAMES) =>
    frameOf(page, service).evaluate((frame) => Math.round(frame.getBoundingClientRect().height));
  expect(await height("form")).toBe(578);
  expect(await height("reviews")).toBe(420);
  expect(await height("map")).toBe(400);
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001);
}

test.describe("With every provider answering", () => {
  test("each service shows, its script injected once", async ({ page }) => {
    const asked = await answerProviders(page, works);
    await openHome(page);
    await letPass(page, 2);

    await expect(page.getByText(FORM_LOADING)).toBeHidden();
    await expect(page.getByText(REVIEWS_LOADING)).toBeHidden();
    for (const service of ["form", "reviews", "map"] as const) {
      await expect(frameOf(page, service)).not.toHaveAttribute("inert");
      await expect(frameOf(page, service).contentFrame().getByText("Provider")).toBeVisible();
    }
    await expect(page.locator("chat-widget")).toHaveCount(1);
    for (const src of [SCRIPTS.form, SCRIPTS.reviews, SCRIPTS.chat]) {
      expect(asked.filter((url) => url === src)).toHaveLength(1);
    }
    expect(await runs(page)).toBe(2);
    await expectNothingMoved(page);
  });

  test("the frames and scripts carry what the providers look for", async ({ page }) => {
    await answerProviders(page, works);
    await openHome(page);
    const { form, chat } = clinic.integrations;
    const frame = frameOf(page, "form");
    await expect(frame).toHaveAttribute("id", `inline-${form.id}`);
    await expect(frame).toHaveAttribute("data-layout", "{'id':'INLINE'}");
    await expect(frame).toHaveAttribute("data-layout-iframe-id", `inline-${form.id}`);
    await expect(frame).toHaveAttribute("data-form-id", form.id);
    await expect(frame).toHaveAttribute("data-height", "578");
    await expect(page.getByTitle(site.reviews.title)).toHaveClass(/lc_reviews_widget/);
    await expect(page.getByTitle(site.reviews.title)).toHaveAttribute("loading", "lazy");
    await expect(frameOf(page, "map")).toHaveAttribute("loading", "lazy");
    const script = page.locator(`script[src="${SCRIPTS.chat}"]`);
    await expect(script).toHaveAttribute("data-widget-id", chat.id);
    await expect(script).toHaveAttribute("data-resources-url", /^https:/);
  });

  test("on the contact page the form does not wait to be scrolled to", async ({ page }) => {
    const asked = await answerProviders(page, works);
    await open(page, "/contact");
    await expect.poll(() => asked).toContain(SCRIPTS.form);
    await expect(frameOf(page, "form")).toHaveAttribute("loading", "eager");
    await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("moving between pages injects nothing twice and keeps the chat", async ({ page }) => {
    await answerProviders(page, works);
    await openHome(page);
    await page.locator("chat-widget").evaluate((widget) => widget.setAttribute("data-kept", ""));
    const [away] = site.footer.links;
    await page.locator(`footer a[href="${away?.to}"]`).first().click();
    await expect(page).toHaveURL(away?.to ?? "");
    await page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
    await page.goBack();
    await frameOf(page, "form").scrollIntoViewIfNeeded();
    await letPass(page, 2);
    await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
    await expect(page.locator("chat-widget")).toHaveCount(1);
    await expect(page.locator("chat-widget[data-kept]")).toHaveCount(1);
    expect(await runs(page)).toBe(2);
  });
});

for (const [failure, answer] of Object.entries(FAILURES)) {
  test.describe(`When every provider ${failure}`, () => {
    test.use({
      // The browser's own words about a refused, failed or unreadable file; the rest is ours.
      allowedMessages: /^Failed to load|Invalid or unexpected token|Unexpected token '<<'/,
    });

    test("the page stays whole and says what to do instead", async ({ page, messages }) => {
      const asked = await answerProviders(page, answer);
      await openHome(page);
      await runUntil(page, isUnavailable(page));
      await runUntil(page, async () => {
        expect(warnings(messages, /Failed to load.*form script/)).toHaveLength(1);
        expect(warnings(messages, /Failed to load.*reviews widget/)).toHaveLength(1);
        expect(warnings(messages, /Failed to load the chat widget/)).toHaveLength(1);
      });

      await expect(page.getByText(site.form.failedText)).toBeVisible();
      await expect(page.getByText(REVIEWS_LOADING)).toBeVisible();
      await expect(page.locator("chat-widget")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      // Only an error is worth asking again; what loaded, or may still, must not run twice.
      const tries = ["is refused", "answers 500"].includes(failure) ? 3 : 1;
      for (const src of [SCRIPTS.form, SCRIPTS.reviews, SCRIPTS.chat]) {
        expect(asked.filter((url) => url === src)).toHaveLength(tries);
        await expect(page.locator(`script[src="${src}"]`)).toHaveCount(1);
      }
      await expectNothingMoved(page);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
}

test.describe("When the form's frame stays silent", () => {
  test.use({ allowedMessages: /^Failed to load what the/ });

  test("a message from elsewhere does not count, one from the frame does, even late", async ({
    page,
  }) => {
    await answerProviders(page, silent);
    await openHome(page);
    await page.evaluate(() => postMessage("[iFrameResizerChild]Ready", "*"));
    await letPass(page, 2);
    await expect(page.getByText(FORM_LOADING)).toBeVisible();
    await runUntil(page, isUnavailable(page));

    await page
      .frame({ url: FRAMES.form })
      ?.evaluate(() => parent.postMessage("[iFrameResizerChild]Ready", "*"));
    await expect(page.getByText(UNAVAILABLE)).toBeHidden();
    await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  });
});

/** Providers that keep silent until they are told to answer. */
async function answerLater(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = await answerProviders(page, async (route) => {
    await promise;
    await works(route);
  });
  return { asked, answer: resolve };
}

test("a provider that answers after 10 s is waited for", async ({ page }) => {
  const { answer } = await answerLater(page);
  await openHome(page);
  await letPass(page, 8);
  await expect(page.getByText(FORM_LOADING)).toBeVisible();
  answer();
  await expect(page.getByText(FORM_LOADING)).toBeHidden();
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  await expectNothingMoved(page);
});

test.describe("A provider given up on", () => {
  test.use({ allowedMessages: /^Failed to load the/ });

  test("is taken back when it answers after all, and runs once", async ({ page }) => {
    const { asked, answer } = await answerLater(page);
    await openHome(page);
    await runUntil(page, isUnavailable(page));
    answer();
    await expect(page.getByText(UNAVAILABLE)).toBeHidden();
    await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
    expect(asked.filter((url) => url === SCRIPTS.form)).toHaveLength(1);
    expect(await runs(page)).toBe(2);
  });
});

test.describe("A part of the site that cannot be fetched", () => {
  test.use({ allowedMessages: /^Failed to load resource|Failed to fetch dynamically imported/ });

  test("leaves its section's apology and the direct ways", async ({ page }) => {
    await answerProviders(page, works);
    await page.route(/\/assets\/discovery-form-frame/, (route) => route.abort());
    await open(page, HOME);
    await expect(page.getByText(site.failure.title)).toBeVisible();
    await expect(page.getByText(site.failure.text)).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.open })).toBeVisible();
  });
});

test.describe("Analytics", () => {
  test.use({ analyticsAnswer: "" });
  const { title: QUESTION, accept, decline } = site.analytics;

  test("load nothing before a yes, and something after it", async ({ page }) => {
    const asked = await answerProviders(page, works);
    await open(page, HOME);
    await expect(page.getByRole("heading", { name: QUESTION })).toBeVisible();
    await scrollThrough(page);
    expect(asked).not.toContain(SCRIPTS.analytics);
    await page.getByRole("button", { name: accept }).click();
    await expect.poll(() => asked).toContain(SCRIPTS.analytics);
    await expect(page.getByText(QUESTION)).toBeHidden();
  });

  test("take a no for an answer", async ({ page }) => {
    const asked = await answerProviders(page, works);
    await open(page, HOME);
    await page.getByRole("button", { name: decline }).click();
    await page.reload();
    await expect(page.locator("chat-widget")).toHaveCount(1);
    await expect(page.getByText(QUESTION)).toBeHidden();
    expect(asked).not.toContain(SCRIPTS.analytics);
  });
});
