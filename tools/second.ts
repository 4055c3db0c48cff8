import { spawnSync } from "node:child_process";

// Runs a script of package.json for the second clinic: `npm run second build`, `npm run second test:site tests/connected`.

process.loadEnvFile("tests/fixtures/second.env");
const [script = "build", ...args] = process.argv.slice(2);
const { status, error } = spawnSync("npm", ["run", script, "--", ...args], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (error) throw error;
process.exitCode = status ?? 1;
