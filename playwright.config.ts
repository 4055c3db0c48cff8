import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, findTestBrowser } from "./tools/find-chromium.mjs";

const executablePath = await findTestBrowser();
if (!executablePath) throw new Error("No Chromium was found: npm run setup:browser gets one.");

// Makes headless Chromium behave like a normal one: lazy pictures load as early as on a fast connection, and text isn't
// hinted.
const LIKE_HEADED_CHROMIUM = [
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingFrameMarginPxUnknown=1250",
  "--font-render-hinting=none",
];

/** Makes every other host unreachable, without routing each request through Playwright. */
const ONLY_THIS_MACHINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const MOBILE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices["Pixel 7"].userAgent,
};

// The specification's tests only apply to the delivered site with its own facts. Those in tests/connected skip themselves
// unless the site has every outside service connected.
const HAS_SPECIFIED_FACTS = existsSync("tests/specification") && !process.env.CLINIC_FILE;
const ALL = [
  "app/pages/**/*.spec.ts",
  "tests/!(specification)/**/*.spec.ts",
  ...(HAS_SPECIFIED_FACTS ? ["tests/specification/*.spec.ts"] : []),
];
// CI's second job runs these: npm run test:long
const LONG = "**/*.long.spec.ts";

// Tests run at desktop width. "@both" also runs on mobile, "@mobile" only there. Each worker starts its own server: see
// tests/support/server.ts.
export default defineConfig<{ build: string }>({
  testDir: ".",
  outputDir: "test-results",
  fullyParallel: true,
  workers: "100%",
  // No retries: a flaky test is either wrong, or has found a bug that visitors meet too.
  retries: 0,
  // Long enough for slow machines. It costs fast ones nothing, because each wait ends when its condition is met.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: "disabled" },
  },
  // Without the system's name, because only one system's pictures are stored.
  snapshotPathTemplate: "{testFileDir}/pictures/{arg}{ext}",
  reporter: "list",
  use: {
    build: process.env.BUILD_DIR ?? "build",
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    // Playwright may click where an element was before it moved, most often in a frame whose section still rises. So
    // motion is reduced, and tests of motion turn it back on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath,
      args: [...CHROMIUM_FLAGS, ONLY_THIS_MACHINE, ...LIKE_HEADED_CHROMIUM],
    },
  },
  // Few projects, because each starts its own workers, and starting one takes three seconds.
  projects: [
    { name: "desktop", testMatch: ALL, testIgnore: LONG, grepInvert: /@mobile/, use: DESKTOP },
    { name: "mobile", testMatch: ALL, testIgnore: LONG, grep: /@both|@mobile/, use: MOBILE },
    {
      name: "long",
      testMatch: ALL.map((files) => files.replace("*.spec", "*.long.spec")),
      use: DESKTOP,
    },
  ],
});
