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

// tests/files asks what no screen size changes; tests/site runs at both sizes over the site as it is
// built by default; tests/live over one with every outside service connected.
export default defineConfig({
  testDir: "tests",
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
    { name: "files", testDir: "tests/files", use: DESKTOP },
    { name: "phone", testDir: "tests/site", use: PHONE },
    { name: "desktop", testDir: "tests/site", use: DESKTOP },
    { name: "live", testDir: "tests/live", use: { ...DESKTOP, baseURL: address(live) } },
  ],
  webServer: [server(preview), server(live)],
});
