import type { Page } from "@playwright/test";
import { clinic, home, SHOWN, site } from "../support/content.ts";
import { delay, openBeforeHydration } from "../support/hydration.ts";
import { expect, test, waitForReact } from "../support/test.ts";

/** The growing list of scripts that a page requests. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test("no script is requested before the page has loaded", async ({ page }) => {
  const scripts = recordScripts(page);
  // The load event waits for the first picture.
  const release = await delay(page, /\/pictures\//);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  expect(scripts).toEqual([]);
  release();
  await waitForReact(page);
  expect(scripts).not.toEqual([]);
});

test("a key starts hydration at once", async ({ page }) => {
  const release = await delay(page, /\/pictures\//);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Shift");
  await waitForReact(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  release();
});

const { tabs } = home.kindsOfCare;
const tab = (page: Page, i: number) =>
  page.getByRole("tab", { name: tabs[i]?.label ?? "no tab", exact: true });

test("a tab clicked before hydration is selected after it", async ({ page }) => {
  const release = await openBeforeHydration(page, "/");
  await tab(page, 2).click();
  await expect(tab(page, 0)).toHaveAttribute("aria-selected", "true");
  release();
  await expect(tab(page, 2)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText(tabs[2]?.title ?? "no tab");
  // It isn't selected again after a newer click.
  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute("aria-selected", "true");
});

/** Home is as without script: all tab panels are shown, and the form's links instead of the form. */
async function expectStatic(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-js");
  const panels = page.locator("main [role=tabpanel]");
  await expect(panels).toHaveCount(tabs.length);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByRole("tablist")).toBeHidden();
  // The loading message would stay forever.
  await expect(page.getByText(site.form.beforeLoading)).toBeHidden();
  if (SHOWN.form) await expect(page.getByText(site.form.otherWaysTitle)).toBeVisible();
  if (SHOWN.map) await expect(page.getByText(site.map.noScript)).toBeVisible();
}

test.describe("when the site's own script doesn't arrive", () => {
  test.use({ allowedMessages: /ERR_FAILED|dynamically imported module|Unexpected end of input/ });

  for (const [how, body] of [
    ["is refused", undefined],
    ["is cut off", "const begun = ("],
  ] as const)
    test(`the page is as without script if it ${how}`, async ({ page }) => {
      await page.route(/\/assets\/.*\.js$/, (route) =>
        body ? route.fulfill({ contentType: "text/javascript", body }) : route.abort(),
      );
      await page.goto("/");
      await page.keyboard.press("Shift");
      await expectStatic(page);
    });
});

// What the oldest supported browsers have, and older ones lack: see `BROWSERS` in vite.config.ts.
for (const [browser, remove] of [
  ["Chromium 109", () => Reflect.deleteProperty(Array.prototype, "toSorted")],
  ["Safari 16.3", () => Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets")],
  ["Firefox 120", () => Object.assign(CSS, { supports: () => false })],
] as const)
  test(`${browser} shows the page as without script, and loads none`, async ({ page }) => {
    const scripts = recordScripts(page);
    await page.addInitScript(remove);
    await page.goto("/");
    await page.keyboard.press("Shift");
    await expectStatic(page);
    await expect(page.getByRole("contentinfo")).toContainText(clinic.phone);
    expect(scripts).toEqual([]);
  });
