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

// What takes a browser to its limits, or long, runs by itself: npm run site -- --grep @long, and npm run test:visual.
// What is tagged "@long-phone" runs at a desktop's width at once, and on a phone with the long ones.
const RUNS_TAGGED = process.argv.some((word) => /@long|@visual/.test(word));
const EXCLUDED = RUNS_TAGGED ? [] : [/@long(?!-)|@visual/];
const ON_DESKTOP = RUNS_TAGGED ? [/@phone|@long-phone/] : [/@phone/, ...EXCLUDED];
const ON_PHONE = RUNS_TAGGED ? /@both|@phone|@long-phone/ : /@both|@phone/;

// A test runs at the width of a desktop, unless a tag says that the width changes what it asks: "@both"
// runs on a phone as well, "@phone" only there. Each worker serves the build for itself: see
// tests/support/server.ts.
export default defineConfig<{ build: string }>({
  testDir: ".",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A test that fails now and then is wrong, or has found something that visitors meet now and then.
  retries: 0,
  // For the slowest machine: nothing takes longer on a fast one, since every wait ends when its claim holds.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: EXCLUDED,
  expect: { timeout: 15_000 },
  // The list's own summary comes last.
  reporter: [["./tests/support/slowest-files.ts"], ["list"], ["./tests/support/stale-build.ts"]],
  use: {
    build: process.env.BUILD_DIR ?? "build",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, ...LIKE_A_WHOLE_BROWSER] },
  },
  projects: [
    { name: "files", testMatch: "tests/files/**/*.spec.ts", use: DESKTOP },
    { name: "desktop", testMatch: SITE, grepInvert: ON_DESKTOP, use: DESKTOP },
    { name: "phone", testMatch: SITE, grep: ON_PHONE, grepInvert: EXCLUDED, use: PHONE },
    // Asks what only a site with every service connected shows; skipped over any other.
    { name: "live", testMatch: "tests/live/**/*.spec.ts", use: DESKTOP },
    ...(SPECIFICATION
      ? [{ name: "specification", testMatch: "tests/specification/*.spec.ts", use: DESKTOP }]
      : []),
  ],
});
