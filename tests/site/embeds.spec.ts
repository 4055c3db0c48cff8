import AxeBuilder from "@axe-core/playwright";
import { site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const STAND_INS = {
  form: "This stands where the enquiry form will be.",
  reviews: "This stands where feedback about our service will be.",
  map: "This stands where the live map will be.",
};
const CHAT = "This stands where the chat window will be.";

test("each service that is not connected shows its preview, and says so", async ({ page }) => {
  await open(page, "/");
  for (const [name, text] of Object.entries(STAND_INS)) {
    const frame = page.locator(`iframe[src="/preview/${name}.html"]`);
    await frame.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    await expect(frame).not.toHaveAttribute("inert");
    await expect(frame.contentFrame().getByRole("heading", { name: "Preview" })).toBeVisible();
    await expect(frame.contentFrame().getByText(text)).toBeVisible();
    await expect(frame.contentFrame().getByText("content/clinic.yaml")).toBeVisible();
  }
});

test("the frames have their specified heights", async ({ page, isMobile }) => {
  await open(page, "/");
  const height = (name: string) =>
    page
      .locator(`iframe[src="/preview/${name}.html"]`)
      .evaluate((frame) => Math.round(frame.getBoundingClientRect().height));
  expect(await height("form")).toBe(578);
  expect(await height("reviews")).toBe(isMobile ? 640 : 420);
  expect(await height("map")).toBe(400);
});

test("the chat's preview opens and closes by keyboard", async ({ page }) => {
  await open(page, "/");
  const bubble = page.getByRole("button", { name: "Open the chat preview" });
  await bubble.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(CHAT)).toBeVisible();
  await expect(page.getByRole("button", { name: "Close", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByText(CHAT)).toBeHidden();
  await expect(bubble).toBeFocused();
});

test("the chat, the phone button and the pill never cover each other", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "The phone button and the pill stand on a phone only.");
  await open(page, "/");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  const boxes = await Promise.all(
    [
      page.getByRole("button", { name: "Open the chat preview" }),
      page.locator('[class*="dock"] a[href^="tel:"]'),
      page.locator('[class*="dock"] a[href^="https:"]'),
    ].map(async (part) => {
      await expect(part).toBeVisible();
      return part.evaluate((element) => element.getBoundingClientRect());
    }),
  );
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const apart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(apart, JSON.stringify([one, other])).toBe(true);
    }
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the direct ways stand in for the form", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText(site.form.noScript)).toBeVisible();
    await expect(page.getByText("Loading contact form...")).toBeHidden();
    await expect(page.getByRole("link", { name: "Call (02) 5550 0142" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the form on its own page" })).toBeVisible();
    await expect(page.getByRole("link", { name: "How we handle your details" })).toBeVisible();
  });

  test("the room of the frames is kept free", async ({ page, isMobile }) => {
    await page.goto("/");
    const room = async (waiting: string) =>
      Math.round((await page.getByText(waiting).locator("..").boundingBox())?.height ?? 0);
    expect(await room("Loading contact form...")).toBe(578);
    expect(await room("Reviews are loading...")).toBe(isMobile ? 640 : 420);
    expect(await room("The map is loading…")).toBe(400);
  });
});

for (const name of Object.keys(STAND_INS)) {
  test(`the preview of the ${name} has no accessibility faults`, async ({ page }) => {
    await page.goto(`/preview/${name}.html`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}
