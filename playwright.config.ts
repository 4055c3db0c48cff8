import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, findTestBrowser } from "./tools/find-chromium.mjs";

const executablePath = await findTestBrowser();
if (!executablePath)
  throw new Error("No Chromium was found: npm run setup -- --test-browser gets one.");

// A headless Chromium does what one with windows does: it takes the line for a fast one, which decides how far
// below the screen a picture is fetched, and draws letters without fitting them to the dots of the screen.
const LIKE_A_WHOLE_BROWSER = [
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=1250",
  "--font-render-hinting=none",
];

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices["Pixel 7"].userAgent,
};

const SITE = ["app/pages/**/*.spec.ts", "tests/site/**/*.spec.ts"];

// The words and counts of the specification hold for the site as it was delivered, with its own facts.
const SPECIFICATION = existsSync("tests/specification") && !process.env.CLINIC_FILE;

// What takes a browser to its limits, or long, runs by itself: npm run site:long and npm run looks.
const NOT_ASKED = process.argv.some((word) => /@long|@looks/.test(word)) ? [] : [/@long|@looks/];

// A test runs at the width of a desktop, unless a tag says that the width changes what it asks: "@both"
// runs on a phone as well, "@phone" only there. Each worker serves the build for itself: see
// tests/support/server.ts.
export default defineConfig<{ build: string }>({
  testDir: ".",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // On a machine that other work slows down one test in some hundreds loses its patience. One that fails
  // twice is wrong; the report names those that needed a second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: NOT_ASKED,
  expect: {
    toMatchAriaSnapshot: { pathTemplate: "tests/specification/trees/{arg}{ext}" },
  },
  reporter: [["list"], ["./tests/support/stale-build.ts"]],
  use: {
    build: process.env.BUILD_DIR ?? "build",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, ...LIKE_A_WHOLE_BROWSER] },
  },
  projects: [
    { name: "files", testMatch: "tests/files/**/*.spec.ts", use: DESKTOP },
    { name: "desktop", testMatch: SITE, grepInvert: [/@phone/, ...NOT_ASKED], use: DESKTOP },
    { name: "phone", testMatch: SITE, grep: /@both|@phone/, grepInvert: NOT_ASKED, use: PHONE },
    // Asks what only a site with every service connected shows; skipped over any other.
    { name: "live", testMatch: "tests/live/**/*.spec.ts", use: DESKTOP },
    ...(SPECIFICATION
      ? [{ name: "specification", testMatch: "tests/specification/*.spec.ts", use: DESKTOP }]
      : []),
  ],
});
