import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRules } from "static-host";
import { parse, stringify } from "yaml";
import { buildAdmin } from "../../tools/admin/build-admin.ts";
import { editorSettings } from "../../tools/admin/settings.ts";
import { securityHeaders } from "../../tools/build/security/security-headers.ts";
import { loadContent } from "../../tools/content/load.ts";
import { match } from "../../tools/matches.ts";
import { test as base } from "./test.ts";

const SETTINGS = "content/editor.yaml";

/** The settings that docs/editing.md tells the owner to fill in for a git host. */
const guideSettings = match(
  readFileSync("docs/editing.md", "utf8"),
  /```yaml\n(host: github\n[\s\S]*?)```/,
);

export const REPOSITORY: string = parse(guideSettings).repository;

/** Tests against an editor built with the settings from the guide. */
export const test = base.extend<object, { build: string }>({
  build: [
    async ({ build }, use) => {
      const root = await mkdtemp(join(tmpdir(), "clinic-"));
      const folder = join(root, "client");
      await mkdir(join(root, "content"));
      const filledIn = {
        ...parse(await readFile(SETTINGS, "utf8")),
        ...parse(guideSettings),
        shown: true,
      };
      await writeFile(join(root, SETTINGS), stringify(filledIn));
      await cp(join(build, "client"), folder, {
        recursive: true,
        filter: (path) => !/[/\\](admin|pictures)[^/\\]*$/.test(path),
      });
      const { clinic } = await loadContent();
      const admin = await buildAdmin(folder, editorSettings(root));
      const headers = securityHeaders(clinic.integrations, [], admin);
      await writeRules(
        { site: folder, servers: join(root, "hosting") },
        { headers, redirects: [] },
      );
      await use(root);
      await rm(root, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "./test.ts";
