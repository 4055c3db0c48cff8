import { spawnSync } from "node:child_process";
import { oldestChromium, tooOldChromium } from "./browsers/chromium.ts";
import { firefox } from "./browsers/firefox.ts";
import { webkit } from "./browsers/webkit.ts";
import { downloadOldChromium } from "./old-chromium.ts";

// Runs tests in the installed browsers other than today's Chromium. With --all, a missing browser is a failure.
downloadOldChromium(111);
downloadOldChromium(109);
const lines = [firefox, webkit, oldestChromium, tooOldChromium].map(
  ({ name, unavailableReason }) => ({ name, reason: unavailableReason() }),
);
for (const { name, reason } of lines) console.log(reason ? `${name}: skipped, ${reason}` : name);
if (process.argv.includes("--all") && lines.some(({ reason }) => reason)) {
  console.error(
    "Not every browser is here, and --all asks for all: apt-get install firefox-esr webkit2gtk-driver xvfb",
  );
  process.exitCode = 1;
} else {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "browsers"];
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1;
}
