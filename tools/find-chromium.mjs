import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** What every Chromium of this project is started with: no sandbox in containers, no traffic of its own. */
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
    // Not installed yet, or no browser for this system: there is none of its own.
    return undefined;
  }
}

/**
 * The path of a Chromium on this machine: `CHROMIUM_PATH`, one on the PATH, or Playwright's own.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", but no file is there.`);
  }
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const installed = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (installed) return installed;
  const own = await playwrightsOwn();
  return own && existsSync(own) ? own : undefined;
}
