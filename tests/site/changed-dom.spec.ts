import type { Page } from "@playwright/test";
import { SAMPLE_PATHS, services, site } from "../support/content.ts";
import { openBeforeHydration } from "../support/hydration.ts";
import { expect, test, waitForReact } from "../support/test.ts";

// Browser extensions and translations change the page, some before React hydrates it. Only what they changed may be rendered
// again.

/** The blog's link in the footer. */
const blogLink = site.footer.links.find(({ to }) => to === "/blog")?.label ?? "";

const BETWEEN_SECTIONS = "an extension adds an element between sections";

/** Runs in the page: wraps each text with this pattern in it, by default phone numbers. */
function wrapTexts(pattern = /\d{4}\s?\d{4}/): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const isShown = !text.parentElement?.closest("script, style, noscript");
    if (text instanceof Text && isShown && pattern.test(text.data)) found.push(text);
  }
  for (const text of found) {
    const wrapper = document.createElement("font");
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

/** Runs in the page. Each may do what it likes, because React isn't there yet. */
const CHANGES: Record<string, () => void> = {
  "a click-to-call extension wraps phone numbers": wrapTexts,
  "a dark mode puts an element behind each stylesheet": () => {
    for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]"))
      sheet.after(document.createElement("link"));
  },
  "extensions add elements to the header, the hero and the footer": () => {
    for (const part of document.querySelectorAll("html, body, header nav, h1, footer")) {
      part.setAttribute("data-extension", "");
      part.append(document.createElement("extension-button"));
    }
  },
  // Then the whole page is rendered again.
  [BETWEEN_SECTIONS]: () => {
    document.querySelector("main")?.prepend(document.createElement("extension-button"));
  },
};

/** The number of each kind of element in the head that a document has once. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    ["title", "meta[name=description]", "link[rel=canonical]", "script[type$=json]"].map(
      (kind) => document.head.querySelectorAll(kind).length,
    ),
  );

for (const [name, change] of Object.entries(CHANGES))
  test(`if ${name}, what the visitor opened stays open, and the head stays single`, {
    tag: "@mobile",
  }, async ({ page }) => {
    const path = services[0]?.path ?? "";
    const release = await openBeforeHydration(page, path);
    const head = await headOf(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const question = page.getByRole("main").locator("details").nth(1);
    await question.locator("summary").tap();
    const menu = page.getByRole("banner").locator("details");
    await menu.locator("summary").tap();
    await page.evaluate(change);
    release();
    await waitForReact(page);
    await expect(page.locator("main")).toHaveAttribute("inert");
    await expect(menu).toHaveAttribute("open");
    if (name !== BETWEEN_SECTIONS) await expect(question).toHaveAttribute("open");
    expect(await headOf(page)).toEqual(head);
    await expect(page.locator("body")).not.toContainText(site.failure.title);
    await menu.locator("summary").tap();
    if (name !== BETWEEN_SECTIONS) await question.locator("summary").tap();
    await expect(question).not.toHaveAttribute("open");
    // The page keeps its CSS, and so its height, rounded.
    await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(2);
    await menu.locator("summary").tap();
    await menu.getByRole("link", { name: site.navigation.items.at(-1)?.label ?? "" }).tap();
    await expect(page).toHaveURL(site.navigation.items.at(-1)?.to ?? "");
  });

/** What browsers do when they translate a page: they wrap each text. */
const translate = (page: Page) => page.evaluate(wrapTexts, /\S/);

// Each is followed by three hours, in which the clinic opens, closes, or its day off ends.
const [OPENS, CLOSES, DAY_OFF_ENDS] = [
  "2026-11-02T07:00+11:00",
  "2026-11-07T11:00+11:00",
  "2026-11-01T22:30+11:00",
];
const [, service = "", article = ""] = SAMPLE_PATHS;
const VISITS = [
  { path: "/", time: CLOSES, translated: "before hydration" },
  { path: service, time: OPENS, translated: "before hydration" },
  { path: article, time: OPENS, translated: "after hydration" },
  { path: "/services", time: DAY_OFF_ENDS, translated: "before hydration" },
  { path: "/contact", time: CLOSES, translated: "after hydration" },
];

test.describe("a page that is translated", () => {
  // The clock runs past the time that an embed has to answer.
  test.use({ allowedMessages: /no (answer|message) in/ });

  for (const { path, time, translated } of VISITS)
    test(`${translated} works when the day goes on: ${path}`, async ({ page }) => {
      await page.clock.install({ time });
      const release = await openBeforeHydration(page, path);
      if (translated === "before hydration") await translate(page);
      release();
      await waitForReact(page);
      await translate(page);
      // The hours are today's, two seconds after hydration.
      await page.clock.runFor(3000);
      await translate(page);
      await page.clock.fastForward("03:00:00");
      await expect(page.locator("body")).not.toContainText(site.failure.title);
      await page.unrouteAll();
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: blogLink, exact: true })
        .click();
      await expect(page).toHaveURL("/blog");
    });
});
