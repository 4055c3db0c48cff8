import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Host, startProgram } from "./host.ts";

const PROGRAM = resolve("tools/lab/node_modules/wrangler/bin/wrangler.js");

/** Cloudflare's runtime on this machine. It needs no account and makes no requests to Cloudflare. */
export const cloudflare: Host = {
  name: "Cloudflare",
  unavailableReason: () =>
    existsSync(PROGRAM) ? undefined : "no wrangler: npm run test:hosts installs it",
  differs: {
    redirectStatus: 308,
    redirectsEncoded: false,
    serves404Page: true,
    redirectsNestedIndex: false,
    servesPrecompressedFiles: true,
  },
  async start(folder, port) {
    const home = await mkdtemp(join(tmpdir(), "wrangler-"));
    const options = { port, "inspector-port": port + 10, "persist-to": home, ip: "127.0.0.1" };
    const host = await startProgram(
      [
        ...[process.execPath, PROGRAM, "pages", "dev", join(resolve(folder), "client")],
        ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
        ...["--cwd", "hosting", "--show-interactive-dev-session=false"],
      ],
      port,
      {
        ...{ HOME: home, XDG_CONFIG_HOME: home, CI: "1", WRANGLER_LOG_PATH: home },
        ...{ WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
      },
    );
    return {
      ...host,
      async close() {
        await host.close();
        await rm(home, { recursive: true, force: true });
      },
    };
  },
};
