import { spawnSync } from "node:child_process";

// Runs a script of package.json for the other clinic: `npm run other-clinic build`, `npm run other-clinic test:site tests/connected`.

process.loadEnvFile("tests/fixtures/other-clinic.env");
const [script = "build", ...args] = process.argv.slice(2);
const { status, error } = spawnSync("npm", ["run", script, "--", ...args], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (error) throw error;
process.exitCode = status ?? 1;
