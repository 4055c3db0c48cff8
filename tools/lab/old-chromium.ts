import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { npmCommand } from "../npm.mjs";

/** Old Chromiums on npm, compressed, with the hashes of their packages. */
const PACKAGES = {
  109: {
    name: "@sparticuz/chromium@109.0.6",
    integrity:
      "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  },
  111: {
    name: "@sparticuz/chromium@111.0.0",
    integrity:
      "sha512-h68PUvW3tz3vZxYa/XxpHdudZ65p6zejBcBdW6qwsJ3xHR4d6myclK+E3stQd3epnPNVZAf/rDf37njG1VjNWg==",
  },
};
export type OldVersion = keyof typeof PACKAGES;

/** Where the program is, once it has been downloaded. */
export const oldChromium = (version: OldVersion): string =>
  `node_modules/.cache/old-chromium/${version}`;

/** Downloads an old Chromium for Linux, unless it's here. It isn't a dependency: 55 MB that only these tests need. */
export function downloadOldChromium(version: OldVersion): void {
  const file = oldChromium(version);
  if (existsSync(file) || process.platform !== "linux" || process.arch !== "x64") return;
  const { name, integrity } = PACKAGES[version];
  console.log(`Downloading ${name} …`);
  const folder = mkdtempSync(join(tmpdir(), "chromium-"));
  const { command, first } = npmCommand();
  const args = [...first, "pack", name, "--json", "--pack-destination", folder];
  const { stdout } = spawnSync(command, args, { encoding: "utf8" });
  const [packed] = stdout ? JSON.parse(stdout) : [];
  if (packed?.integrity === integrity) {
    spawnSync("tar", ["xzf", packed.filename, "package/bin/chromium.br"], { cwd: folder });
    mkdirSync("node_modules/.cache/old-chromium", { recursive: true });
    writeFileSync(
      file,
      brotliDecompressSync(readFileSync(join(folder, "package/bin/chromium.br"))),
    );
    chmodSync(file, 0o755);
  } else console.log(`${name}: found the hash ${packed?.integrity}, expected ${integrity}`);
  rmSync(folder, { recursive: true });
}
