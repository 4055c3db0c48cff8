import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { isPreview, mistakesPage } from "./build-host/mistakes-page.ts";
import { editorSettings } from "./editor/settings.ts";

// What the web host runs after each push. If an unpublished draft can't be built, its preview address shows the mistakes, one
// click away from the editor. The published site stays unchanged. The code is checked in CI, not here.
const commands = ["npm run check:content", "npm run check:advertising", "react-router build"];
const { status, stdout, stderr } = spawnSync(commands.join(" && "), {
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
