import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServer } from "static-host";

type Site = {
  /** The build that a project looks at. */
  build: string;
};
type Server = { serverAddress: string };

/**
 * Playwright's `test`, with the site under `/`. Each worker serves the build for itself, on a free
 * port, from the first test that asks for it: nothing has to be started before, and no port is taken.
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
