import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The same engine without the windows around it: a test takes two thirds of the time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/** What every Chromium of this project is started with: no sandbox in containers, no background traffic. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that Playwright downloaded for itself, if it did. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import("@playwright/test");
    return chromium.executablePath();
  } catch {
    // Not installed yet, or no browser for this system: it has no browser.
    return undefined;
  }
}

/**
 * The first of some programs that is installed.
 * @param {string[]} names
 */
function installed(names) {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The Chromium of `CHROMIUM_PATH`, if that is set. */
function chosen() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path))
    throw new Error(`CHROMIUM_PATH is "${path}", but no file is there.`);
  return path;
}

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, one on the PATH, or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const found = chosen() || installed(BROWSERS);
  if (found) return found;
  const own = await playwrightsOwn();
  return own && existsSync(own) ? own : undefined;
}

/**
 * The path of the Chromium that the tests run in: a headless one rather than a whole browser.
 * @returns {Promise<string | undefined>}
 */
export const findTestBrowser = async () => chosen() || installed(SHELLS) || findChromium();
