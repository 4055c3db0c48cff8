import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import type { Browser } from "./browser.ts";

const PATHS = [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"];
const path = () => PATHS.find((file) => file && existsSync(file));

/** Firefox through WebDriver BiDi, which it supports itself. */
export const firefox: Browser = {
  name: "Firefox",
  missing: () => (path() ? undefined : "no firefox or firefox-esr is installed"),
  open: async () => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: path() ?? "",
      headless: true,
    });
    const [page = await browser.newPage()] = await browser.pages();
    return {
      resize: (width, height) => page.setViewport({ width, height }),
      goto: async (address) => {
        await page.goto(address, { waitUntil: "load" });
      },
      evaluate: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
};
