import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "./tools/find-chromium.mjs";

const PORT = Number(process.env.TEST_PORT ?? 4273);
const preview = { port: PORT, folder: process.env.BUILD_DIR ?? "build" };
const live = { port: PORT + 1, folder: "build-live" };

const address = ({ port }: { port: number }) => `http://localhost:${port}`;

const server = (site: { port: number; folder: string }) => ({
  command: "node tools/serve.ts",
  url: address(site),
  env: { PORT: String(site.port), BUILD_DIR: site.folder },
});

const executablePath = await findChromium();
if (!executablePath)
  throw new Error("No Chromium was found: node tools/setup.mjs --browser gets one.");

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices["Pixel 7"].userAgent,
};

const SITE = ["app/pages/**/*.spec.ts", "tests/site/**/*.spec.ts"];

// tests/files asks what no screen size changes; a page's own spec and tests/site run at both sizes over
// the site as it is built by default; tests/live over one with every outside service connected.
export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: "dot",
  use: {
    baseURL: address(preview),
    locale: "en-AU",
    timezoneId: "Australia/Sydney",
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: "files", testMatch: "tests/files/**/*.spec.ts", use: DESKTOP },
    { name: "phone", testMatch: SITE, use: PHONE },
    { name: "desktop", testMatch: SITE, use: DESKTOP },
    {
      name: "live",
      testMatch: "tests/live/**/*.spec.ts",
      use: { ...DESKTOP, baseURL: address(live) },
    },
  ],
  webServer: [server(preview), server(live)],
});
