import { existsSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteHandler } from "./site-handler.ts";

/** A key that changes when a build writes files into the folder or its assets. */
const versionOf = (folder: string) =>
  [folder, join(folder, "assets")]
    .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join();

const isBuilt = (folder: string) =>
  ["404.html", "_headers", "_redirects"].every((file) => existsSync(join(folder, file)));

/** Serves the latest build, whose files may have new names. */
function currentHandler(folder: string): RequestListener {
  let version = versionOf(folder);
  let handler = siteHandler(folder);
  return (request, response) => {
    const now = versionOf(folder);
    // While a new build is unfinished, the old build's list of files stays in use.
    if (now !== version && isBuilt(folder)) {
      handler = siteHandler(folder);
      version = now;
    }
    handler(request, response);
  };
}

export type SiteServer = { address: string; close: () => Promise<void> };

/**
 * Milliseconds. With Node's default of five seconds, a busy client may send a request in the moment in which the server closes
 * the connection, and fails.
 */
const KEEP_ALIVE = 60_000;

/**
 * Serves a built site.
 * @param site the deployable folder, and the port, or 0 for any free port
 * @throws Error if the folder has no finished build or the port is in use
 */
export async function startServer(site: { folder: string; port: number }): Promise<SiteServer> {
  const { folder, port } = site;
  if (!isBuilt(folder)) {
    throw new Error(`No built site in ${folder}: build it first.`);
  }
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE }, currentHandler(folder));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const portInUse = new Error(`Port ${port} is in use. Choose another: PORT=${port + 1}`);
      reject(error.code === "EADDRINUSE" ? portInUse : error);
    });
    server.listen(port, resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function portFromEnvironment(): number {
  const port = Number(process.env.PORT || 4173);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is "${process.env.PORT}", expected a number from 0 to 65535.`);
}

/**
 * Serves built sites from the command line, the first on port `PORT` and each other on the port after it, and prints their
 * addresses.
 * @param folders the deployable folders by name
 */
export async function serve(folders: Record<string, string>): Promise<void> {
  try {
    const first = portFromEnvironment();
    for (const [index, [name, folder]] of Object.entries(folders).entries()) {
      const { address } = await startServer({ folder, port: first && first + index });
      console.log(`${name} is at ${address}  (Ctrl+C stops it)`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
