import { existsSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { FORM_HEIGHT } from "../../app/embeds/form/vendor.ts";
import { SITE_FOLDER } from "../support/built-site.ts";
import { CHAT_IS_PREVIEW, SHOWN, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { expect, open, test } from "../support/test.ts";

const { preview } = site;

/** What stands in place of each service with a frame that is not connected yet. */
const STAND_INS = (["form", "reviews", "map"] as const).filter((name) =>
  existsSync(join(SITE_FOLDER, "preview", `${name}.html`)),
);

test("each service that is not connected shows its preview, and says so", async ({ page }) => {
  test.skip(STAND_INS.length === 0, "every service is connected or off");
  await open(page, "/");
  await loadFrames(page);
  for (const name of STAND_INS) {
    const frame = page.locator(`iframe[src="/preview/${name}"]`);
    await expect(frame).not.toHaveAttribute("inert");
    await expect(frame.contentFrame().getByRole("heading", { name: preview.title })).toBeVisible();
    await expect(frame.contentFrame().getByText(preview[name])).toBeVisible();
    await expect(frame.contentFrame().getByText(preview.where)).toBeVisible();
  }
});

test("a frame far below is not set up before a visitor comes near it", async ({ page }) => {
  test.skip(!SHOWN.form, "the form is switched off");
  await open(page, "/");
  // React has taken over every section: each part to be revealed has a state.
  await expect(page.locator('[data-reveal=""]')).toHaveCount(0);
  const waiting = page.getByText(site.form.mounting);
  // From here on the page looks, once it is idle, where its frames stand; so does this, after it.
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

test("the chat's preview opens and closes by keyboard", async ({ page }) => {
  test.skip(!CHAT_IS_PREVIEW, "the chat is connected or off");
  await open(page, "/");
  const bubble = page.getByRole("button", { name: preview.open });
  await bubble.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(preview.chat)).toBeVisible();
  await expect(page.getByRole("button", { name: preview.close, exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText(preview.chat)).toBeHidden();
  await expect(bubble).toBeFocused();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the direct ways stand in for the form", async ({ page }) => {
    test.skip(!SHOWN.form, "the form is switched off");
    await page.goto("/");
    await expect(page.getByText(site.form.mounting)).toBeHidden();
    await expect(page.getByText(site.form.noScript)).toBeVisible();
    if (SHOWN.map) await expect(page.getByText(site.map.noScript)).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.call }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.open })).toBeVisible();
    await expect(page.getByRole("link", { name: site.form.privacy })).toBeVisible();
  });

  test("the room of the frames is kept free", { tag: "@both" }, async ({ page, isMobile }) => {
    await page.goto("/");
    const room = async (waiting: string) =>
      Math.round((await page.getByText(waiting).locator("..").boundingBox())?.height ?? 0);
    if (SHOWN.form) expect(await room(site.form.mounting)).toBe(FORM_HEIGHT);
    if (SHOWN.map) expect(await room(site.map.loading)).toBe(400);
    if (SHOWN.reviews) expect(await room(site.reviews.loading)).toBe(isMobile ? 640 : 420);
  });
});

for (const name of STAND_INS) {
  test(`the preview of the ${name} has no accessibility faults`, async ({ page }) => {
    await page.goto(`/preview/${name}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}
