import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Host, startProgram } from "./host.ts";

const PROGRAM = "/usr/bin/caddy";

export const caddy: Host = {
  name: "Caddy",
  unavailableReason: () =>
    existsSync(PROGRAM) ? undefined : `no ${PROGRAM}: apt-get install caddy`,
  start: (folder, port) =>
    startProgram([PROGRAM, "run", "--config", "hosting/Caddyfile"], port, {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_FOLDER: resolve(folder),
    }),
};
