import { existsSync, readFileSync } from "node:fs";

// What `npm run setup` and the lab need to know about npm. Plain JavaScript, because setup runs before a Node that reads
// TypeScript is installed.

/** The command and first arguments that run npm: the same npm, with the same Node, that runs this script. */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli) return { command: process.execPath, first: [cli] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", first: [] };
}

/** @param {string} file */
const packagesIn = (file) =>
  /** @type {Record<string, { version?: string; optional?: boolean }>} */ (
    JSON.parse(readFileSync(file, "utf8")).packages
  );

/**
 * True if a folder's node_modules has what its package-lock.json lists. Optional packages may be missing.
 * @param {string} folder
 */
export function packagesAreInstalled(folder) {
  const listOfInstalled = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(listOfInstalled)) return false;
  const installed = packagesIn(listOfInstalled);
  const wanted = Object.entries(packagesIn(`${folder}/package-lock.json`));
  return wanted.every(([path, { version, optional }]) => {
    const found = installed[path];
    return path === "" || (found ? found.version === version : optional);
  });
}
