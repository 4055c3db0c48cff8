import { join } from "node:path";
import { type Host, startProgram } from "./host.ts";

/** The server of `npm start`. */
export const own: Host = {
  name: "npm start",
  missing: () => undefined,
  start: (folder, port) =>
    startProgram([process.execPath, join(import.meta.dirname, "../../serve.ts")], port, {
      BUILD_DIR: folder,
      PORT: String(port),
    }),
};
