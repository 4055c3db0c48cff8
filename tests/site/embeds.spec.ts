import { existsSync } from "node:fs";
import { join } from "node:path";
import { axeFindings } from "../support/axe.ts";
import { SITE_FOLDER } from "../support/built-site.ts";
import { CHAT_IS_PLACEHOLDER, SHOWN, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { waitForSections } from "../support/hydration.ts";
import { expect, open, test } from "../support/test.ts";

const { placeholder } = site;

/** The integrations with a frame that aren't connected, so a placeholder is shown. */
const PLACEHOLDERS = (["form", "reviews", "map"] as const).filter((name) =>
  existsSync(join(SITE_FOLDER, "placeholder", `${name}.html`)),
);

test("each integration that isn't connected shows a placeholder that says so", async ({ page }) => {
  test.skip(PLACEHOLDERS.length === 0, "every integration is connected or off");
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
  const bubble = page.getByRole("button", { name: placeholder.openButton });
  await bubble.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(site.chat.notice)).toBeVisible();
  await expect(page.getByLabel(placeholder.messageLabel)).toBeVisible();
  const close = page.getByRole("button", { name: placeholder.closeButton, exact: true });
  await expect(close).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText(site.chat.notice)).toBeHidden();
  await expect(bubble).toBeFocused();
});

for (const name of PLACEHOLDERS)
  test(`the ${name}'s placeholder has a title, and no accessibility errors`, async ({ page }) => {
    await page.goto(`/placeholder/${name}`);
    await expect(page).toHaveTitle(`${site[name].title} (${placeholder.title})`);
    expect(await axeFindings(page)).toEqual([]);
  });
