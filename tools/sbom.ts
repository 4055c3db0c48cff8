import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

// The packages that are a part of the site, as CycloneDX, beside the folder that is deployed.
const file = join(process.env.BUILD_DIR ?? "build", "sbom.json");
const { npm_execpath: cli } = process.env;
const [command, ...first] = cli ? [process.execPath, cli] : ["npm"];
const options = [
  "sbom",
  "--sbom-format=cyclonedx",
  "--sbom-type=application",
  "--package-lock-only",
  "--omit=dev",
];
const text = execFileSync(command ?? "npm", [...first, ...options], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  stdio: ["ignore", "pipe", "inherit"],
});
writeFileSync(file, text);
console.log(`${file}: ${JSON.parse(text).components.length} packages`);
