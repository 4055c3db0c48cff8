import { rm } from "node:fs/promises";
import { type SiteServer, startServer } from "static-host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { faq } from "../../app/schema/page-fields.ts";
import type { BrowserPage } from "../../tools/lab/browsers/browser.ts";
import { oldestChromium, tooOldChromium } from "../../tools/lab/browsers/chromium.ts";
import { firefox } from "../../tools/lab/browsers/firefox.ts";
import { webkit } from "../../tools/lab/browsers/webkit.ts";
import { PAGE_PATHS, SITE_FOLDER } from "../support/built-site.ts";
import { home, pagesWith, services, site } from "../support/content.ts";
import { instrumentedCopy } from "./instrumented-copy.ts";

const [asked] = pagesWith(z.object({ faq }));
/** React has hydrated the shell. */
const HYDRATED = 'document.documentElement.hasAttribute("data-hydrated")';
const heading = 'document.querySelector("h1").textContent';
const quoted = (text: string) => JSON.stringify(text);

let server: SiteServer;
let folder: string;
beforeAll(async () => {
  folder = await instrumentedCopy(SITE_FOLDER, PAGE_PATHS);
  server = await startServer({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe.each([firefox, webkit, oldestChromium])("$name", (browser) => {
  const skip = Boolean(browser.unavailableReason());
  let page: BrowserPage;
  beforeAll(async () => {
    if (!skip) page = await browser.open();
  }, 60_000);
  afterAll(() => page?.close());

  const holds = (expression: string) =>
    expect.poll(() => page.evaluate(expression), { timeout: 40_000 }).toBe(true);
  /** Clicks an element once it has stopped moving: what still slides in would move away from the pointer. */
  async function click(selector: string) {
    const element = `document.querySelector(${quoted(selector)})`;
    await page.evaluate(`${element}.scrollIntoView({ block: "center", behavior: "instant" })`);
    await holds(
      `!document.getAnimations().some(({ id, effect }) => id === "reveal" && effect.target.contains(${element}))`,
    );
    let before: unknown;
    await expect
      .poll(
        async () => {
          const now = await page.evaluate(`${element}.getBoundingClientRect().top`);
          const still = now === before;
          before = now;
          return still;
        },
        { timeout: 40_000 },
      )
      .toBe(true);
    await page.click(selector);
  }
  async function open(path: string) {
    await page.goto(`${server.url}${path}`);
    await holds(HYDRATED);
  }

  test.skipIf(skip).each(PAGE_PATHS)(
    "%s hydrates, fits its window and logs no errors",
    async (path) => {
      await page.resize(1280, 800);
      await open(path);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      expect(await page.evaluate("window.errors")).toEqual([]);
    },
  );

  test.skipIf(skip)("tabs work by click and by arrow key", async () => {
    await page.resize(1280, 800);
    await open("/");
    const shown = (title: string) =>
      `[...document.querySelectorAll("[role=tabpanel]")].some((panel) => panel.checkVisibility() && panel.textContent.includes(${quoted(title)}))`;
    const [first, second, third] = home.kindsOfCare.tabs.map(({ title }) => title);
    await holds(shown(first ?? ""));
    await click("[role=tab]:nth-of-type(2)");
    await holds(shown(second ?? ""));
    await page.press("ArrowRight");
    await holds(shown(third ?? ""));
  });

  test.skipIf(skip || !asked)("questions open one at a time, and by fragment", async () => {
    const { path = "", content } = asked ?? {};
    await open(path);
    const opened =
      'JSON.stringify([...document.querySelectorAll("details[id^=item-][open]")].map((item) => item.id))';
    await click("#item-0 > summary");
    await holds(`${opened} === '["item-0"]'`);
    await click("#item-1 > summary");
    // Chromium has `<details name>` since version 120.
    const onlyOne = "'name' in document.createElement('details')";
    await holds(`${opened} === (${onlyOne} ? '["item-1"]' : '["item-0","item-1"]')`);
    const last = `item-${(content?.faq.items.length ?? 0) - 1}`;
    await open(`${path}#${last}`);
    await holds(`document.querySelector("#${last}").open`);
  });

  test.skipIf(skip)(
    "a link changes the page without loading a new document, and Back returns",
    async () => {
      await open("/");
      const before = String(await page.evaluate(heading));
      const to = services[0]?.path ?? "";
      await page.evaluate("(window.sameDocument = true)");
      await click(`main a[href="${to}"]`);
      await holds(`location.pathname === ${quoted(to)} && ${heading} !== ${quoted(before)}`);
      expect(await page.evaluate("window.sameDocument === true")).toBe(true);
      await page.evaluate("history.back()");
      await holds(`${heading} === ${quoted(before)}`);
    },
  );

  test.skipIf(skip)("the menu opens and closes", async () => {
    await page.resize(600, 800);
    await open("/");
    await click("header summary");
    const menu = `[...document.querySelectorAll("header nav a")].some((link) => link.checkVisibility() && link.textContent.includes(${quoted(site.navigation.items.at(-1)?.label ?? "")}))`;
    await holds(menu);
    await page.press("Escape");
    await holds(`!${menu}`);
  });
});

describe(tooOldChromium.name, () => {
  const skip = Boolean(tooOldChromium.unavailableReason());

  test.skipIf(skip)("shows every page as without script", async () => {
    const page = await tooOldChromium.open();
    for (const path of PAGE_PATHS) {
      await page.goto(`${server.url}${path}`);
      await page.press("Escape");
      expect(await page.evaluate("document.documentElement.dataset.js"), path).toBeUndefined();
      expect(await page.evaluate("document.querySelector('script[type=inert]') !== null")).toBe(
        true,
      );
      expect(await page.evaluate("window.errors"), path).toEqual([]);
    }
    await page.goto(`${server.url}/`);
    const shown = `[...document.querySelectorAll("[role=tabpanel]")].filter((panel) => panel.getClientRects().length).length`;
    expect(await page.evaluate(shown)).toBe(home.kindsOfCare.tabs.length);
    await page.close();
  });
});
