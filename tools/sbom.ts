import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { packagesOf } from "./packages/packages.ts";
import { sbom } from "./packages/sbom.ts";

const site = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
const file = join(process.env.BUILD_DIR ?? "build", "sbom.json");
const bill = sbom(site, packagesOf(readFileSync("package-lock.json", "utf8")));
writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
