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

/** Waits until React has hydrated the page, which says so on the document: see app/root.tsx. */
export const waitForReact = (page: Page): Promise<void> =>
  page.locator("html[data-ready]").waitFor({ state: "attached" });

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

/**
 * Scrolls to every part that waits to be revealed until it is, then back to the top. Fails where one
 * stays hidden. With reduced motion none waits.
 */
export async function scrollThrough(page: Page, options?: { timeout: number }): Promise<void> {
  const parts = page.locator("[data-reveal]");
  if (await page.evaluate(() => !matchMedia("(prefers-reduced-motion: reduce)").matches)) {
    // Sections hydrate one by one: a part with no state yet may still come to wait.
    await expect(page.locator('[data-reveal=""]')).toHaveCount(0);
    for (const part of await parts.all()) {
      await part.evaluate((element) => {
        if (element.dataset.reveal === "waiting")
          element.scrollIntoView({ block: "center", behavior: "instant" });
      });
      await expect(part).not.toHaveAttribute("data-reveal", "waiting", options);
    }
  }
  await scrollPage(page, 0);
}

/** Runs in the page: the pictures that do not yet show, whole, what their `<picture>` asks for at this width. */
const unfinished = (pictures: Element[]): string[] =>
  (pictures as HTMLImageElement[])
    .filter(({ complete, naturalWidth, currentSrc, parentElement }) => {
      const sources = parentElement?.querySelectorAll<HTMLSourceElement>(":scope > source") ?? [];
      const wanted = [...sources].find(({ media }) => matchMedia(media || "all").matches);
      const name = currentSrc.slice(location.origin.length);
      return !complete || naturalWidth === 0 || (wanted && !wanted.srcset.includes(name));
    })
    .map(({ alt, currentSrc }) => `${alt} ${currentSrc}`);

/**
 * Waits until pictures have come, those too that a browser leaves until they are near the window. Just after a
 * change of the window's width one may still show its other cut, as a tablet the phone's.
 */
export async function loadPictures(page: Page, pictures = page.locator("img")): Promise<void> {
  await pictures.evaluateAll((all) => {
    // Decoded with the page around it, so that no screenshot is taken without it.
    for (const one of all) Object.assign(one, { loading: "eager", decoding: "sync" });
  });
  await expect.poll(() => pictures.evaluateAll(unfinished)).toEqual([]);
  await pictures.evaluateAll((all) =>
    Promise.all((all as HTMLImageElement[]).map((one) => one.decode())),
  );
}

export { expect };
