// Installs what is missing. Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, findTestBrowser } from "./find-chromium.mjs";
import { npmCommand, packagesAreInstalled } from "./npm.mjs";

const HEARTBEAT_MS = 15_000;

/**
 * Runs a command with its output shown, and prints a line every 15 seconds while it runs.
 * @param {string} doing what to print at the start
 * @param {string} command
 * @param {string[]} args
 */
async function run(doing, command, args) {
  console.log(`${doing} …`);
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const heartbeat = setInterval(
    () => console.log(`  … still at it (${seconds()} s)`),
    HEARTBEAT_MS,
  );
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit" });
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
  clearInterval(heartbeat);
  if (code === 0) console.log(`  done in ${seconds()} s`);
  return code === 0;
}

/** True if the packages are there, and with them the Node that the project uses. */
const hasPackages = () => packagesAreInstalled(".") && existsSync("node_modules/.bin/node");

async function setUpPackages() {
  if (hasPackages()) return;
  // Hides warnings about packages that need a newer Node: the site runs on the Node that npm installs.
  const quiet = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { command, first } = npmCommand();
  const doing = "Installing the packages (a minute or two, the first time)";
  const done = await run(doing, command, [...first, "ci", ...quiet]);
  if (done && hasPackages()) return;
  throw new Error(
    "The packages could not be installed. If there's no message above, remove node_modules. Then run this again.",
  );
}

const runsAsRootOnDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * @param {() => Promise<string | undefined>} find looks for the browser
 * @param {string[]} names the system packages that have it, the best first
 */
async function setUpBrowser(find, names) {
  if (await find()) return;
  console.log("No Chromium was found.");
  if (runsAsRootOnDebian()) {
    await run("Asking the system for its list of packages", "apt-get", ["update", "-qq"]);
    for (const name of names) {
      // The recommended packages (printing, notifications) would be a hundred more and take half a minute.
      await run(`Installing the system's ${name}`, "apt-get", [
        ...["install", "-y", "-qq", "--no-install-recommends"],
        ...[name, "fonts-liberation"],
      ]);
      if (await find()) return;
    }
  }
  const playwright = "node_modules/@playwright/test/cli.js";
  await run("Downloading one", process.execPath, [playwright, "install", "chromium"]);
  const browser = await find();
  if (browser && (await startsUp(browser))) return;
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.",
  );
}

/**
 * True if the browser starts. A downloaded one may lack system libraries.
 * @param {string} browser
 */
const startsUp = async (browser) =>
  process.platform !== "linux" || run("Trying it", browser, ["--version"]);

try {
  await setUpPackages();
  const { argv } = process;
  if (argv.includes("--browser")) await setUpBrowser(findChromium, ["chromium"]);
  if (argv.includes("--test-browser"))
    await setUpBrowser(findTestBrowser, ["chromium-headless-shell", "chromium"]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
