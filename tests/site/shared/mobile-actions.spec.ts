import type { Locator, Page } from "@playwright/test";
import { phoneLink } from "../../../app/facts/format.ts";
import { CHAT_IS_PLACEHOLDER, clinic, SHOWN, site } from "../../support/content.ts";
import { expect, expectNewTab, open, scrollPage, test } from "../../support/test.ts";

const mobileActions = (page: Page) => page.getByRole("navigation", { name: site.mobile.label });
const phone = (page: Page) =>
  mobileActions(page).getByRole("link", { name: site.mobile.call, exact: true });
const pill = (page: Page) => mobileActions(page).getByRole("link", { name: site.mobile.book });
const bubble = (page: Page) => page.getByRole("button", { name: site.placeholder.open });

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });
type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test("a wide screen has neither call button nor booking pill", async ({ page }) => {
  await open(page, "/");
  await scrollPage(page, 1000);
  await expect(phone(page)).toBeHidden();
  await expect(pill(page)).toBeHidden();
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the round button at the bottom right calls the clinic", async ({ page }) => {
    await open(page, "/");
    await expect(phone(page)).toHaveAttribute("href", phoneLink(clinic.phone));
    const { width, height, right, bottom } = await boxOf(phone(page));
    expect(width).toBe(height);
    await expect(phone(page)).toHaveCSS("border-radius", "50%");
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    expect(screen.width - right).toBeLessThan(32);
    // A connected chat has its bubble in the corner. The button is above it.
    const below = CHAT_IS_PLACEHOLDER || !SHOWN.chat ? 32 : 104;
    expect(screen.height - bottom).toBeLessThan(below);
    expect(screen.height - bottom).toBeGreaterThanOrEqual(below - 32);
  });

  test("the booking pill appears past 300 px, centred", async ({ page }) => {
    await open(page, "/");
    await expect(pill(page)).toBeHidden();
    // Scroll to 301 first: that the pill is hidden again proves that it reacted to 300.
    await scrollPage(page, 301);
    await expect(pill(page)).toBeVisible();
    await expectNewTab(pill(page), clinic.booking.general);
    const { left, right } = await boxOf(pill(page));
    expect((left + right) / 2).toBe((page.viewportSize()?.width ?? 0) / 2);
    await scrollPage(page, 300);
    await expect(pill(page)).toBeHidden();
  });

  for (const width of [360, 320]) {
    test(`chat, phone and pill never cover each other at ${width} px`, {
      tag: width === 320 ? [] : "@long",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await open(page, "/");
      await scrollPage(page, 1000);
      // A connected chat decides itself where its button goes.
      const chat = CHAT_IS_PLACEHOLDER ? { chat: bubble(page) } : {};
      const parts = { ...chat, phone: phone(page), pill: pill(page) };
      for (const part of Object.values(parts)) await expect(part).toBeInViewport({ ratio: 1 });
      const covering = async () => {
        const boxes: [string, Box][] = [];
        for (const [name, part] of Object.entries(parts)) boxes.push([name, await boxOf(part)]);
        return boxes.flatMap(([name, box], i) =>
          boxes
            .slice(i + 1)
            .flatMap(([other, its]) => (overlap(box, its) ? `${name} and ${other}` : [])),
        );
      };
      expect(await covering()).toEqual([]);
    });
  }

  test("at the top of a page there is only the phone, and a chat that is open", async ({
    page,
  }) => {
    test.skip(!CHAT_IS_PLACEHOLDER, "a connected chat decides itself when it shows");
    await open(page, "/");
    await expect(page.locator("chat-widget")).toBeAttached();
    await expect(bubble(page)).toBeHidden();
    await scrollPage(page, 1000);
    await bubble(page).click();
    const panel = page.getByRole("dialog", { name: site.placeholder.title });
    await expect(panel).toBeVisible();
    await scrollPage(page, 0);
    await expect(pill(page)).toBeHidden();
    await expect(panel).toBeVisible();
  });
});

test("the chat is loaded once and stays after a navigation", async ({ page }) => {
  test.skip(!SHOWN.chat, "the chat is switched off");
  await open(page, "/");
  await expect(page.locator("chat-widget")).toBeAttached();
  await page.locator("chat-widget").evaluate((widget) => widget.setAttribute("data-first", ""));
  for (const path of ["/about", "/contact"]) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  await expect(page.locator("#chat-widget-script")).toHaveCount(1);
  await expect(page.locator("chat-widget")).toHaveCount(1);
  await expect(page.locator("chat-widget[data-first]")).toHaveCount(1);
});
