import { existsSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { FORM_HEIGHT } from "../../app/embeds/form/provider.ts";
import { SITE_FOLDER } from "../support/built-site.ts";
import { CHAT_IS_PLACEHOLDER, SHOWN, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { waitForSections } from "../support/hydration.ts";
import { expect, open, test } from "../support/test.ts";

const { placeholder } = site;

/** The services with a frame that aren't connected, so a placeholder is shown. */
const PLACEHOLDERS = (["form", "reviews", "map"] as const).filter((name) =>
  existsSync(join(SITE_FOLDER, "placeholder", `${name}.html`)),
);

test("each service that isn't connected shows a placeholder that says so", async ({ page }) => {
  test.skip(PLACEHOLDERS.length === 0, "every service is connected or off");
  await open(page, "/");
  await loadFrames(page);
  for (const name of PLACEHOLDERS) {
    const frame = page.locator(`iframe[src="/placeholder/${name}"]`);
    await expect(frame).not.toHaveAttribute("inert");
    const shown = frame.contentFrame();
    await expect(shown.getByText(placeholder.title, { exact: true })).toBeVisible();
    await shown.getByText(placeholder.ownerNoteTitle).click();
    await expect(shown.getByText(placeholder[name])).toBeVisible();
  }
});

test("a frame far below loads only when the visitor scrolls near it", async ({ page }) => {
  test.skip(!SHOWN.form, "the form is switched off");
  await open(page, "/");
  await waitForSections(page);
  const waiting = page.getByText(site.form.beforeLoading);
  // Wait for the page's own check, which runs when it is idle: this one is queued after it.
  await waiting.evaluate(
    (element) =>
      new Promise<void>((done) => {
        requestIdleCallback(() => new IntersectionObserver(() => done()).observe(element), {
          timeout: 3000,
        });
      }),
  );
  await expect(page.locator("main iframe")).toHaveCount(0);
  await waiting.scrollIntoViewIfNeeded();
  await expect(page.getByTitle(site.form.title)).toBeAttached();
});

test("the chat placeholder opens and closes by keyboard", async ({ page }) => {
  test.skip(!CHAT_IS_PLACEHOLDER, "the chat is connected or off");
  await open(page, "/");
  const bubble = page.getByRole("button", { name: placeholder.open });
  await bubble.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(site.chat.notice)).toBeVisible();
  await expect(page.getByRole("button", { name: placeholder.close, exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText(site.chat.notice)).toBeHidden();
  await expect(bubble).toBeFocused();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("direct contact links replace the form", async ({ page }) => {
    test.skip(!SHOWN.form, "the form is switched off");
    await page.goto("/");
    await expect(page.getByText(site.form.beforeLoading)).toBeHidden();
    await expect(page.getByText(site.form.noScript)).toBeVisible();
    if (SHOWN.map) await expect(page.getByText(site.map.noScript)).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.call }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.open })).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.privacy })).toBeVisible();
  });

  test("space is reserved for the frames", { tag: "@both" }, async ({ page, isMobile }) => {
    await page.goto("/");
    const reservedHeight = async (waiting: string) =>
      Math.round((await page.getByText(waiting).locator("..").boundingBox())?.height ?? 0);
    if (SHOWN.form) expect(await reservedHeight(site.form.beforeLoading)).toBe(FORM_HEIGHT);
    if (SHOWN.map) expect(await reservedHeight(site.map.loading)).toBe(400);
    if (SHOWN.reviews)
      expect(await reservedHeight(site.reviews.loading)).toBe(isMobile ? 640 : 420);
  });
});

for (const name of PLACEHOLDERS) {
  test(`the ${name} placeholder has no accessibility errors`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto(`/placeholder/${name}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}
