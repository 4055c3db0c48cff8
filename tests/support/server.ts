import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServer } from "static-host";

type Site = {
  /** The build under test. */
  build: string;
};
type Server = { serverAddress: string };

/**
 * Playwright's `test` with the site as `baseURL`. Each worker serves the build itself on a free port, so no
 * server has to be started first.
 */
export const test = base.extend<object, Site & Server>({
  build: ["build", { option: true, scope: "worker" }],
  serverAddress: [
    async ({ build }, use) => {
      const server = await startServer({ folder: join(build, "client"), port: 0 });
      await use(server.address);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ serverAddress }, use) => use(serverAddress),
});

export { expect } from "@playwright/test";
