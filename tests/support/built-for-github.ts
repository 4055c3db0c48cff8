import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { buildEditor } from "../../tools/editor/build-editor.ts";
import { editorSettings } from "../../tools/editor/settings.ts";
import { match } from "../../tools/matches.ts";
import { test as base } from "./editor.ts";
import { serveFor } from "./server.ts";

const SETTINGS = "content/editor.yaml";

/** The settings that docs/editing.md tells the owner to fill in for a git host. */
const guideSettings = match(
  readFileSync("docs/editing.md", "utf8"),
  /```yaml\n(address: [\s\S]*?)```/,
);

export const REPOSITORY: string = parse(guideSettings).repository;

/** Tests against an editor built with the settings from the guide. */
export const test = base.extend<object, { editorAddress: string }>({
  editorAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
    async ({}, use) => {
      const root = await mkdtemp(join(tmpdir(), "clinic-"));
      await mkdir(join(root, "content"));
      const filledIn = { ...parse(await readFile(SETTINGS, "utf8")), ...parse(guideSettings) };
      await writeFile(join(root, SETTINGS), stringify(filledIn));
      const folder = join(root, "editor");
      await buildEditor(folder, editorSettings(root));
      await serveFor(folder, use);
      await rm(root, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect } from "./editor.ts";
