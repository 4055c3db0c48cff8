// Installs what is missing. Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { findChromium, findTestBrowser } from "./find-chromium.mjs";
import { npmCommand, packagesAreInstalled } from "./npm.mjs";

const OWN_NODE = process.versions.node;
const [major = 0, minor = 0] = OWN_NODE.split(".").map(Number);
/** True if this Node can install the rest, with its npm. */
const CAN_START = major > 20 || (major === 20 && minor >= 19);
/** True if this Node runs our scripts, React Router, Vitest and html-validate. Node 20 can't read TypeScript. */
const RUNS_EVERYTHING =
  (major === 22 && minor >= 22) || (major === 24 && minor >= 8) || major >= 26;

/**
 * Runs a command with its output shown, and prints how long it took.
 * @param {string} doing what to print at the start
 * @param {string} command
 * @param {string[]} args
 */
async function run(doing, command, args) {
  console.log(`${doing} …`);
  const started = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit" });
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
  if (code === 0) console.log(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
  return code === 0;
}

/**
 * Installs what a folder's package-lock.json lists. Returns false if it was already there.
 * @param {string} doing
 * @param {string} folder
 */
async function installPackages(doing, folder) {
  if (packagesAreInstalled(folder)) return false;
  // The log level hides warnings about packages that need a newer Node than npm's own.
  const options = "--include=dev --ignore-scripts --no-audit --no-fund --loglevel=error".split(" ");
  const { command, first } = npmCommand();
  const done = await run(doing, command, [...first, "ci", "--prefix", folder, ...options]);
  if (done && packagesAreInstalled(folder)) return true;
  const again = `If there's no message above, remove ${join(folder, "node_modules")}. Then run this again.`;
  throw new Error(`The packages could not be installed. ${again}`);
}

/** `npm run` looks for programs here first. */
const LINKED_NODE = `node_modules/.bin/node${process.platform === "win32" ? ".exe" : ""}`;
const PINNED = "tools/node";

/** Also true once a Node is linked, because then that Node runs this script, and installing packages anew removes the link. */
const NEEDS_PINNED_NODE = existsSync(LINKED_NODE) || !RUNS_EVERYTHING;

/** Puts the pinned Node, which runs everything, in place of the machine's own. */
function linkPinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(`${PINNED}/package.json`, "utf8"));
  const pinned = Object.keys(optionalDependencies)
    .map((name) => join(PINNED, "node_modules", name, "bin", basename(LINKED_NODE)))
    .find((file) => existsSync(file));
  // On Alpine, npm installs one that doesn't start.
  if (!pinned || spawnSync(pinned, ["--version"]).status !== 0)
    throw new Error(
      `Found Node ${OWN_NODE}, expected 22.22, 24.8 or 26: npm has none for this system.`,
    );
  rmSync(LINKED_NODE, { force: true });
  linkSync(pinned, LINKED_NODE);
}

/**
 * @param {() => Promise<string | undefined>} find looks for the browser
 * @param {string[]} names the system packages that have it, the best first
 */
async function setUpBrowser(find, names) {
  if (await find()) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (isRootOnDebian) {
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
  await run("Downloading a Chromium", process.execPath, [playwright, "install", "chromium"]);
  const browser = await find();
  // On Linux, a downloaded one may lack system libraries.
  const onLinux = process.platform === "linux";
  if (browser && (!onLinux || (await run("Trying it", browser, ["--version"])))) return;
  throw new Error(
    "No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.",
  );
}

try {
  if (!CAN_START) throw new Error(`Found Node ${OWN_NODE}, expected 20.19 or newer.`);
  const [, isNewNode] = await Promise.all([
    installPackages("Installing the packages (a minute or two, the first time)", "."),
    NEEDS_PINNED_NODE &&
      installPackages(`Installing a newer Node than ${OWN_NODE}, for this folder only`, PINNED),
  ]);
  if (isNewNode || (NEEDS_PINNED_NODE && !existsSync(LINKED_NODE))) linkPinnedNode();
  const { argv } = process;
  if (argv.includes("--browser")) await setUpBrowser(findChromium, ["chromium"]);
  if (argv.includes("--test-browser"))
    await setUpBrowser(findTestBrowser, ["chromium-headless-shell", "chromium"]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
