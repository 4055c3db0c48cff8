import type { Locator } from "@playwright/test";
import { ALL_CONNECTED } from "../support/connected.ts";
import { site } from "../support/content.ts";
import { expect, open, scrollPage, test } from "../support/test.ts";

test.skip(!ALL_CONNECTED, "needs a site with every service connected: npm run second test:site");
test.use({ analyticsConsent: "" });

/** Widths, and whether our own mobile buttons are shown. */
const WIDTHS: Record<number, boolean> = { 320: true, 360: true, 390: true, 768: false, 820: false };

async function coverings(parts: Record<string, Locator>): Promise<string[]> {
  const boxes: { name: string; box: DOMRect }[] = [];
  for (const [name, part] of Object.entries(parts)) {
    await expect(part, name).toBeInViewport({ ratio: 1 });
    boxes.push({ name, box: await part.evaluate((element) => element.getBoundingClientRect()) });
  }
  return boxes.flatMap(({ name, box }, i) =>
    boxes
      .slice(i + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}

test("the chat's bubble, our buttons and the consent banner never cover each other", async ({
  page,
}) => {
  await open(page, "/");
  const row = page.getByRole("navigation", { name: site.mobile.label });
  const phone = row.getByRole("link", { name: site.mobile.call, exact: true });
  const pill = row.getByRole("link", { name: site.mobile.book });
  const floating = {
    bubble: page.locator("chat-widget button"),
    banner: page
      .getByRole("region", { name: site.analytics.title })
      .filter({ has: page.getByRole("button", { name: site.analytics.accept }) }),
  };
  for (const [width, hasRow] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height: 700 });
    await scrollPage(page, 1000);
    await expect(pill).toBeVisible({ visible: hasRow });
    await expect(phone).toBeVisible({ visible: hasRow });
    const parts = hasRow ? { ...floating, phone, pill } : floating;
    await expect.poll(() => coverings(parts), `at ${width} px`).toEqual([]);
  }
});
