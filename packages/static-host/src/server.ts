import { existsSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteHandler } from "./site-handler.ts";

/** Changes when a build writes files into the folder or its assets. */
const changed = (folder: string) =>
  [folder, join(folder, "assets")]
    .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join();

const isBuilt = (folder: string) =>
  ["404.html", "404.html.br", "404.html.gz", "_headers", "_redirects"].every((file) =>
    existsSync(join(folder, file)),
  );

/** Answers from the build that is there now: a new one has files of other names. */
function currentHandler(folder: string): RequestListener {
  let since = changed(folder);
  let handler = siteHandler(folder);
  return (request, response) => {
    const now = changed(folder);
    // While a build is under way the old one's list goes on being used.
    if (now !== since && isBuilt(folder)) {
      handler = siteHandler(folder);
      since = now;
    }
    handler(request, response);
  };
}

export type SiteServer = { address: string; close: () => Promise<void> };

/**
 * Serves a built site.
 * @param site its deployable folder, and the port: 0 for any free one
 * @throws when the folder holds no finished build or the port is taken
 */
export async function startServer(site: { folder: string; port: number }): Promise<SiteServer> {
  const { folder, port } = site;
  if (!isBuilt(folder)) {
    throw new Error(`No built site in ${folder}: build it first.`);
  }
  const server = createServer(currentHandler(folder));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = new Error(`Port ${port} is in use. Choose another: PORT=${port + 1}`);
      reject(error.code === "EADDRINUSE" ? taken : error);
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

/** Serves a built site from the terminal, on the port that `PORT` says, and tells where. */
export async function serve(folder: string): Promise<void> {
  try {
    const { address } = await startServer({ folder, port: portFromEnvironment() });
    console.log(`The site is at ${address}  (Ctrl+C stops it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
