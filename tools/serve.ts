import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteHandler } from "./serve/site-handler.ts";

export type SiteServer = { address: string; close: () => Promise<void> };

/**
 * Serves a built site.
 * @param site its deployable folder, and the port: 0 for any free one
 * @throws when the folder holds no finished build or the port is taken
 */
export async function startServer(site: { folder: string; port: number }): Promise<SiteServer> {
  const { folder, port } = site;
  if (!["404.html", "_headers", "_redirects"].every((file) => existsSync(join(folder, file)))) {
    throw new Error(`No built site in ${folder}: run npm run build first.`);
  }
  const server = createServer(siteHandler(folder));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
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

if (import.meta.main) {
  try {
    const folder = join(process.env.BUILD_DIR ?? "build", "client");
    const { address } = await startServer({ folder, port: portFromEnvironment() });
    console.log(`The site is at ${address}  (Ctrl+C stops it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
