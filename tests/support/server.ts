import { join } from "node:path";
import { test as base } from "@playwright/test";
import { startServer } from "static-host";

type Site = {
  /** The build under test. */
  build: string;
};
type Servers = { serverUrl: string; editorUrl: string };

/** Serves a built folder on a free port, for as long as `use` takes. */
export async function serveFor(folder: string, use: (url: string) => Promise<void>): Promise<void> {
  const server = await startServer({ folder, port: 0 });
  await use(server.url);
  await server.close();
}

/**
 * Playwright's `test` with the site as `baseURL`. Each worker serves the build itself on a free port, so no
 * server has to be started first.
 */
export const test = base.extend<object, Site & Servers>({
  build: ["build", { option: true, scope: "worker" }],
  serverUrl: [({ build }, use) => serveFor(join(build, "client"), use), { scope: "worker" }],
  editorUrl: [({ build }, use) => serveFor(join(build, "editor"), use), { scope: "worker" }],
  baseURL: ({ serverUrl }, use) => use(serverUrl),
});

export { expect } from "@playwright/test";
