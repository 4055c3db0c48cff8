import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import type { Browser } from "./browser.ts";

const PATHS = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const path = () => PATHS.find((file) => file && existsSync(file));

/** Firefox through WebDriver BiDi, which it supports itself. */
export const firefox: Browser = {
  name: "Firefox",
  unavailableReason: () => (path() ? undefined : "no firefox or firefox-esr is installed"),
  open: async () => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: path() ?? "",
      headless: true,
    });
    let [page = await browser.newPage()] = await browser.pages();
    let size = { width: 1280, height: 800 };
    return {
      resize: async (width, height) => {
        size = { width, height };
        await page.setViewport(size);
      },
      // In a new tab, because the old page may still fetch lazy pictures. Leaving it ends their load, and Firefox sometimes
      // reports that as the end of the new page's: NS_BINDING_ABORTED.
      goto: async (url) => {
        const old = page;
        page = await browser.newPage();
        await old.close();
        await page.setViewport(size);
        await page.goto(url, { waitUntil: "load" });
      },
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
};
