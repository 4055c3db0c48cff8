import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without a user interface, which runs tests in two thirds of the time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/** Flags for every Chromium that we start: no sandbox, since containers lack it, and no background traffic. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path where Playwright downloads its own Chromium, whether or not it has. */
async function playwrightChromium() {
  try {
    const { chromium } = await import("@playwright/test");
    return chromium.executablePath();
  } catch {
    // Playwright isn't installed yet, or has no browser for this system.
    return undefined;
  }
}

/**
 * The path of the first of these programs that is installed.
 * @param {string[]} names
 */
function installed(names) {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path in `CHROMIUM_PATH`, if it's set. Throws if there is no such file. */
function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (path && !existsSync(path))
    throw new Error(`CHROMIUM_PATH is "${path}", but no file is there.`);
  return path;
}

/**
 * The path of a Chromium on this machine: from `CHROMIUM_PATH`, the PATH, or Playwright.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const found = fromEnvironment() || installed(BROWSERS);
  if (found) return found;
  const own = await playwrightChromium();
  return own && existsSync(own) ? own : undefined;
}

/**
 * The path of the Chromium for tests: a headless shell if there is one.
 * @returns {Promise<string | undefined>}
 */
export const findTestBrowser = async () => fromEnvironment() || installed(SHELLS) || findChromium();
