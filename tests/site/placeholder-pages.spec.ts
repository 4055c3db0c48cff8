import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SITE_FOLDER } from "../support/built-site.ts";
import { site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

// The placeholder pages for outside services that aren't connected yet.
const built = (name: string) => existsSync(join(SITE_FOLDER, "placeholder", `${name}.html`));
const { placeholder } = site;

for (const name of ["form", "map", "reviews"] as const) {
  test(`the placeholder of the ${name} has the title of the service it replaces`, async ({
    page,
  }) => {
    test.skip(!built(name), "it is connected");
    await page.goto(`/placeholder/${name}`);
    await expect(page).toHaveTitle(`${site[name].title} (${placeholder.title})`);
    const heading = page.locator(":is(h1, h2, h3, label, button)").first();
    await expect(heading).toHaveRole("heading");
    await expect(heading).toHaveText(await page.title());
  });
}

test("the owner's note starts collapsed", async ({ page }) => {
  test.skip(!built("map"), "it is connected");
  await page.goto("/placeholder/map");
  await expect(page.getByText(placeholder.howToConnect)).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(placeholder.howToConnect)).toBeVisible();
});

test.describe("the form", () => {
  test.skip(!built("form"), "the form is connected");
  test.beforeEach(({ page }) => page.goto("/placeholder/form"));

  const fields = (page: Page) => page.locator("input");
  const first = (page: Page) => page.getByLabel(placeholder.fields.name.label);
  const consent = (page: Page) => page.getByLabel(placeholder.fields.consent.label);
  const send = (page: Page) => page.getByRole("button", { name: placeholder.fields.send }).click();

  /** What a screen reader is told about a field. */
  async function accessibleState(page: Page, name: string) {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const node = nodes.find(
      (each) => each.name?.value === name && each.role?.value !== "LabelText",
    );
    const invalid = node?.properties?.find((property) => property.name === "invalid")?.value.value;
    return { invalid: String(invalid ?? "false"), description: node?.description?.value ?? "" };
  }

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 664 } });

    test("fits with text at 200 %", async ({ page }) => {
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const { wide, window } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        window: innerWidth,
      }));
      expect(wide).toBeLessThanOrEqual(window);
    });
  });

  test("shows no errors before it is sent", async ({ page }) => {
    for (const { label } of [
      placeholder.fields.name,
      placeholder.fields.phone,
      placeholder.fields.email,
      placeholder.fields.consent,
    ])
      expect(await accessibleState(page, label), label).toEqual({
        invalid: "false",
        description: "",
      });
  });

  test("points to a field's error only while the field is invalid", async ({ page }) => {
    await send(page);
    await expect(first(page)).toHaveAccessibleDescription(placeholder.fields.name.wrong);
    await expect(first(page)).toHaveAttribute("aria-invalid", "true");
    await expect(consent(page)).toHaveAccessibleDescription(placeholder.fields.consent.wrong);
    await first(page).fill("Ann Lee");
    await consent(page).check();
    for (const field of [first(page), consent(page)]) {
      await expect(field).toHaveAccessibleDescription("");
      await expect(field).toHaveAttribute("aria-invalid", "false");
    }
    await expect(fields(page)).not.toHaveCount(0);
  });
});
