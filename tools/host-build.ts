import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runCommand } from "content-files";
import { editorSettings } from "./editor/settings.ts";
import { isPreview, mistakesPage } from "./host-build/mistakes-page.ts";
import { recordPaths } from "./host-build/record-paths.ts";

/**
 * What the web host runs after each push. If an unpublished draft can't be built, its preview address shows the mistakes,
 * one click away from the editor. The published site stays unchanged.
 */
async function checkAndBuild(): Promise<void> {
  const { status, stdout, stderr } = spawnSync("npm run check && react-router build", {
    encoding: "utf8",
    shell: true,
    maxBuffer: 1e8,
  });
  console.log(stdout, stderr);
  if (status !== 0 && isPreview(process.env, editorSettings().branch)) {
    rmSync("build/client", { recursive: true, force: true });
    mkdirSync("build/client", { recursive: true });
    writeFileSync("build/client/index.html", mistakesPage(`${stdout}\n${stderr}`));
    writeFileSync("build/client/_redirects", "/* /index.html 200\n");
  } else process.exitCode = status ?? 1;
}

const { values } = parseArgs({ options: { "record-paths": { type: "boolean" } } });
await runCommand(values["record-paths"] ? recordPaths : checkAndBuild);
