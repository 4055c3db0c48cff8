// Installs what is missing. Plain JavaScript: it runs before anything is installed, on Node 20.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium, findTestBrowser } from "./find-chromium.mjs";

const HEARTBEAT_MS = 15_000;

/**
 * Runs a command with its output shown, and says every now and then that it is still at it.
 * @param {string} doing what the visitor of the terminal is told
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

/**
 * Runs npm, the same one that runs this, with the node that runs this.
 * @param {string} doing
 * @param {string[]} args
 */
function npm(doing, args) {
  const cli = process.env.npm_execpath;
  if (cli) return run(doing, process.execPath, [cli, ...args]);
  return run(doing, process.platform === "win32" ? "npm.cmd" : "npm", args);
}

/** @param {string} file */
const packagesIn = (file) =>
  /** @type {Record<string, { version?: string; optional?: boolean }>} */ (
    JSON.parse(readFileSync(file, "utf8")).packages
  );

/** Whether node_modules holds what package-lock.json lists; packages of other systems may be missing. */
function packagesAreInstalled() {
  const listOfInstalled = "node_modules/.package-lock.json";
  if (!existsSync(listOfInstalled) || !existsSync("node_modules/.bin/node")) return false;
  const installed = packagesIn(listOfInstalled);
  return Object.entries(packagesIn("package-lock.json")).every(([path, { version, optional }]) => {
    const found = installed[path];
    return path === "" || (found ? found.version === version : optional);
  });
}

async function setUpPackages() {
  if (packagesAreInstalled()) return;
  // Some packages name a newer Node than the one that installs them; they run on the pinned one.
  const calm = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const done = await npm("Installing the packages (a minute or two, the first time)", [
    "ci",
    ...calm,
  ]);
  if (!done)
    throw new Error(
      "The packages could not be installed: see the message above, then run this again.",
    );
  if (!packagesAreInstalled()) {
    throw new Error(
      "npm ci ended well but packages are missing: remove node_modules, then run this again.",
    );
  }
}

const runsAsRootOnDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * @param {() => Promise<string | undefined>} find what is looked for
 * @param {string[]} names of the system's packages that have it, the best first
 */
async function setUpBrowser(find, names) {
  if (await find()) return;
  console.log("No Chromium was found.");
  if (runsAsRootOnDebian()) {
    await run("Asking the system for its list of packages", "apt-get", ["update", "-qq"]);
    for (const name of names) {
      // What the browser only recommends (printing, notifications) is a hundred packages and half a minute.
      await run(`Installing the system's ${name}`, "apt-get", [
        ...["install", "-y", "-qq", "--no-install-recommends"],
        ...[name, "fonts-liberation"],
      ]);
      if (await find()) return;
    }
  }
  const playwright = "node_modules/@playwright/test/cli.js";
  const node = "node_modules/node/bin/node";
  await run("Downloading one", existsSync(node) ? node : process.execPath, [
    playwright,
    "install",
    "chromium",
  ]);
  const browser = await find();
  if (browser && (await startsUp(browser))) return;
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.",
  );
}

/**
 * A downloaded browser can lack the system's libraries.
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
