import { join } from "node:path";
import { type Host, startProgram } from "./host.ts";

/** Our own server, which `npm start` runs. */
export const staticHost: Host = {
  name: "npm start",
  unavailableReason: () => undefined,
  start: (folder, port) =>
    startProgram([process.execPath, join(import.meta.dirname, "../../serve.ts")], port, {
      BUILD_DIR: folder,
      PORT: String(port),
    }),
};
