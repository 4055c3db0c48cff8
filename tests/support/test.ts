import type { Locator, Page } from "@playwright/test";
import { connectedIntegrations } from "../../app/integrations/all-integrations.ts";
import { CONSENT_KEY, storedForm } from "../../app/integrations/analytics/consent-storage.ts";
import { clinic } from "./content.ts";
import { isProvider, respondWorking } from "./providers.ts";
import { test as base, expect } from "./server.ts";

type Options = {
  /** The visitor's stored consent to analytics; "" if there is none. */
  analyticsConsent: "yes" | "no" | "";
  /** Console warnings and errors that the test expects. Any other fails it. */
  allowedMessages: RegExp;
};
type Checks = { messages: string[] };

const NONE = /(?!)/;
/** Chromium on Linux has no Bluetooth, so it doesn't know what our Permissions-Policy denies. */
const NO_BLUETOOTH = "Unrecognized feature: 'bluetooth'";

const HAS_INTEGRATIONS = connectedIntegrations(clinic.integrations).length > 0;

/**
 * Playwright's `test` for this site. Connected integrations are mocked; the browser finds no other host, see
 * playwright.config.ts. A warning, an error or a policy violation on the console fails the test.
 */
export const test = base.extend<Options & Checks>({
  allowedMessages: [NONE, { option: true }],
  analyticsConsent: ["no", { option: true }],
  context: async ({ context, analyticsConsent }, use) => {
    // Only where it's needed, because with a route every request passes through Playwright, which takes a third of the
    // tests' time.
    if (HAS_INTEGRATIONS) await context.route(isProvider, respondWorking);
    await context.addInitScript(
      ([key, consent]) => {
        if (consent && location.protocol === "http:") localStorage.setItem(key, consent);
      },
      [CONSENT_KEY, analyticsConsent && storedForm(analyticsConsent, new Date())] as const,
    );
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        console.error(`CSP violation: ${effectiveDirective} ${blockedURI}`);
      });
    });
    await use(context);
  },
  messages: [
    async ({ context, allowedMessages }, use) => {
      const messages: string[] = [];
      context.on("console", (message) => {
        const text = message.text();
        if (["warning", "error"].includes(message.type()) && !text.includes(NO_BLUETOOTH))
          messages.push(text);
      });
      context.on("weberror", (error) => messages.push(String(error.error())));
      await use(messages);
      expect(messages.filter((message) => !allowedMessages.test(message))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the shell: app/shell/shell.tsx then sets `data-hydrated`. Sections hydrate after it. */
export const waitForReact = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated]").waitFor({ state: "attached" });

/** Opens a page and waits for hydration, which a pointerdown starts at once. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointerdown")));
  await waitForReact(page);
}

/** Scrolls to a position without animation. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);

/** The link opens in a new tab, with rel=noopener. */
export async function expectNewTab(link: Locator, url: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute("href", url);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
}

/** How many parts are hidden until they come into view, or are sliding in. */
export const countRevealing = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ id }) => id === "reveal").length);

/** Runs in the page: the pictures that haven't loaded the source their <picture> selects at this width. */
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
 * Waits until pictures have loaded, lazy ones too. Right after the window's width has changed, one may
 * still show its other crop.
 */
export async function loadPictures(page: Page, pictures = page.locator("img")): Promise<void> {
  await pictures.evaluateAll((all) => {
    // Decoded synchronously, so that no screenshot misses it.
    for (const one of all) Object.assign(one, { loading: "eager", decoding: "sync" });
  });
  await expect.poll(() => pictures.evaluateAll(unfinished)).toEqual([]);
  await pictures.evaluateAll((all) =>
    Promise.all((all as HTMLImageElement[]).map((one) => one.decode())),
  );
}

export { expect };
