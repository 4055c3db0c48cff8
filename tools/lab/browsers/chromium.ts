import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../find-chromium.mjs";
import { type OldVersion, oldChromium } from "../old-chromium.ts";
import type { Browser } from "./browser.ts";

const browserOf = (version: OldVersion): Browser => ({
  name: `Chromium ${version}`,
  unavailableReason: () =>
    existsSync(oldChromium(version)) ? undefined : "it couldn't be downloaded from npm",
  open: async () => {
    const executablePath = oldChromium(version);
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    const page = await browser.newPage();
    return {
      resize: (width, height) => page.setViewportSize({ width, height }),
      goto: async (url) => {
        await page.goto(url);
      },
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.locator(selector).first().click(),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
});

/** The oldest one that the site supports: see `BROWSERS` in vite.config.ts. */
export const oldestChromium = browserOf(111);

/** The last one for Windows 7 and 8, which shows the page as without script. */
export const tooOldChromium = browserOf(109);
