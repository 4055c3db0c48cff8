import type { Page } from "@playwright/test";
import { home, SHOWN, site } from "../support/content.ts";
import { delay, HYDRATION_FILE } from "../support/hydration.ts";
import { expect, test, waitForReact } from "../support/test.ts";

const ENTRY = /\/assets\/entry\.client-[^/]*\.js$/;

declare global {
  interface Window {
    /** Tells the page that its stylesheet's copy has loaded. */
    finishCopy?: () => void;
  }
}

test("no script is requested before the page has loaded", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
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

test.describe("with simulated paints", () => {
  /** Replaces PerformanceObserver: the test reports a largest paint by an event. */
  const simulatePaints = (page: Page, supportedEntryTypes: string[]) =>
    page.addInitScript((supported) => {
      class Paints {
        static readonly supportedEntryTypes = supported;
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = tell;
        }
        observe() {
          addEventListener("test:paint", this.#tell);
        }
      }
      Object.assign(window, { PerformanceObserver: Paints });
    }, supportedEntryTypes);
  const stopClock = async (page: Page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
  };
  const paint = (page: Page) => page.evaluate(() => dispatchEvent(new Event("test:paint")));
  const hasStarted = (page: Page) =>
    page.evaluate(() => document.querySelector("link[rel=modulepreload]") !== null);

  test("each larger paint postpones hydration", async ({ page }) => {
    await stopClock(page);
    await simulatePaints(page, ["largest-contentful-paint"]);
    await page.goto("/");
    await page.clock.runFor(1000);
    for (let i = 0; i < 4; i += 1) {
      expect(await hasStarted(page)).toBe(false);
      await paint(page);
      await page.clock.runFor(250);
    }
    expect(await hasStarted(page)).toBe(false);
    await page.clock.runFor(200);
    expect(await hasStarted(page)).toBe(true);
  });

  test("a page without a paint hydrates three seconds after it has loaded", {
    tag: "@long",
  }, async ({ page }) => {
    await stopClock(page);
    await simulatePaints(page, ["largest-contentful-paint"]);
    await page.goto("/");
    await page.clock.runFor(2900);
    expect(await hasStarted(page)).toBe(false);
    await page.clock.runFor(200);
    expect(await hasStarted(page)).toBe(true);
  });

  test("a browser that doesn't report paints hydrates when it is idle", { tag: "@long" }, async ({
    page,
  }) => {
    await stopClock(page);
    await simulatePaints(page, []);
    await page.goto("/");
    await page.clock.runFor(200);
    expect(await hasStarted(page)).toBe(true);
  });
});

test("without moveBefore, the router starts once the page's stylesheet is copied to the head", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, "moveBefore");
    // Holds the copy's load event until the test calls `finishCopy`.
    HTMLLinkElement.prototype.cloneNode = function (deep) {
      const copy = Node.prototype.cloneNode.call(this, deep);
      Object.defineProperty(copy, "onload", {
        set: (loaded: () => void) => {
          window.finishCopy = loaded;
        },
      });
      return copy;
    };
  });
  await page.goto("/");
  await page.waitForFunction(() => window.finishCopy);
  // Time for React to render, if it had started.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.evaluate(() => window.finishCopy?.());
  await waitForReact(page);
});

test("a key starts hydration at once", async ({ page }) => {
  const release = await delay(page, /\/pictures\//);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Shift");
  await waitForReact(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  release();
});

test.describe("when the script never arrives", () => {
  test.use({ allowedMessages: /ERR_FAILED|its script did not load/ });

  for (const { name, file, tag } of [
    { name: "hydration file", file: HYDRATION_FILE, tag: [] },
    { name: "client entry", file: ENTRY, tag: ["@long"] },
  ]) {
    test(`every tab panel is shown if the ${name} is blocked`, { tag }, async ({ page }) => {
      await page.route(file, (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html")).not.toHaveAttribute("data-js");
      const panels = page.locator("main [role=tabpanel]");
      await expect(panels).toHaveCount(home.help.tabs.length);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      await expect(page.getByRole("tablist")).toBeHidden();
      // The loading message would stay forever: it's hidden, and the direct contact links are shown.
      await expect(page.getByText(site.form.beforeLoading)).toBeHidden();
      if (SHOWN.form) await expect(page.getByText(site.form.direct)).toBeVisible();
    });
  }
});
