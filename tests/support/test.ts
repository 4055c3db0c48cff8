import type { BrowserContext, Locator, Page } from "@playwright/test";
import { isProvider, works } from "./providers.ts";
import { test as base, expect } from "./server.ts";

type Options = {
  /** What the visitor has said about being counted, before the page is opened; "" where nothing. */
  analyticsAnswer: "yes" | "no" | "";
  /** Console messages that a test expects. Any other warning or error fails it. */
  allowedMessages: RegExp;
};
type Checks = { messages: string[] };

const NONE = /(?!)/;

/** Where the site keeps the visitor's answer. */
const ANSWER = "analytics-consent";

/** Lets no request leave this machine: stand-ins answer for the services that are connected. */
export const keepWithin = (context: BrowserContext) =>
  context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => (isProvider(new URL(route.request().url())) ? works(route) : route.abort()),
  );

/**
 * The site's own `test`: no request leaves this machine, where stand-ins answer for the services that
 * are connected; and a warning, an error or a breach of the
 * content security policy on the console fails the test that saw it.
 */
export const test = base.extend<Options & Checks>({
  allowedMessages: [NONE, { option: true }],
  analyticsAnswer: ["no", { option: true }],
  context: async ({ context, analyticsAnswer }, use) => {
    await keepWithin(context);
    await context.addInitScript(
      ([key, answer]) => {
        if (answer && location.protocol === "http:") localStorage.setItem(key, answer);
      },
      [ANSWER, analyticsAnswer] as const,
    );
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        console.error(`Against the policy: ${effectiveDirective} ${blockedURI}`);
      });
    });
    await use(context);
  },
  messages: [
    async ({ context, allowedMessages }, use) => {
      const messages: string[] = [];
      context.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) messages.push(message.text());
      });
      context.on("weberror", (error) => messages.push(String(error.error())));
      await use(messages);
      expect(messages.filter((message) => !allowedMessages.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken the page over: it takes away what the page's loader left for it. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => window.lateStart === undefined);
}

/** Opens a page and waits until it is alive, which a touch brings about at once. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointerdown")));
  await waitForReact(page);
}

/** Puts the window at a height of the page, at once. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);

/** A link that leaves the site does so in a new tab, which learns nothing of this one. */
export async function expectNewTab(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
}

/** Scrolls a page through once, so that everything that waits to be seen has been, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Not by frames: a browser without a window may draw none for a while.
    const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: "instant" });
      await pause();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await pause();
  });
}

export { expect };
