import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { ADMIN_FILE } from "../build/page/page-files.ts";
import type { AdminRule } from "../build/security/security-headers.ts";
import { editorConfig } from "./config.ts";
import { editorPolicy } from "./git-host.ts";
import { leaveOutUnused, noOutsideRequests } from "./lean-editor.ts";
import { editorSettings } from "./settings.ts";

/** The editor's address. Its page is `admin.html`, and all it loads is in this folder. */
const ADMIN_PATH = "/admin";

const ENTRY = resolve(import.meta.dirname, "client/main.ts");

/** Hides the button to sign in with a token, for an editor without a git host. */
const HIDE_TOKEN_BUTTON = ".buttons > button.secondary { display: none }";
/**
 * A menu's items and radio buttons show a tenth of a second before they work. This ignores earlier clicks: a menu would only
 * close, and a radio button would look chosen, but not be saved.
 */
const UNREADY_CHOICES =
  "[role=menuitemradio]:not([tabindex]), [role=radiogroup]:not(:has([tabindex])) { pointer-events: none }";

const page = (script: string, policy: string, style: string) => `<!DOCTYPE html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="icon" href="/favicon.svg">
    <style>${UNREADY_CHOICES} ${style}</style>
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`;

/**
 * Writes the editor into the deployable folder: its page, scripts, fonts and configuration.
 * @returns the editor's address and policy, or undefined if the settings switch it off
 */
export async function buildAdmin(
  folder: string,
  settings = editorSettings(),
): Promise<AdminRule | undefined> {
  if (!settings.shown) return undefined;
  const result = await build({
    configFile: false,
    logLevel: "error",
    base: `${ADMIN_PATH}/`,
    publicDir: false,
    plugins: [leaveOutUnused, noOutsideRequests(ADMIN_PATH)],
    build: {
      outDir: join(folder, ADMIN_PATH),
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      // The site's check also imports Node modules (see lean-editor.ts), but never calls them in the browser.
      rolldownOptions: { input: ENTRY, shimMissingExports: true },
    },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const files = "output" in result ? result.output : outputs;
  const entry = files.find((file) => file.type === "chunk" && file.isEntry);
  if (!entry) throw new Error("The editor was built without a script to start.");
  const policy = editorPolicy(settings);
  await writeFile(
    join(folder, ADMIN_PATH, "config.json"),
    JSON.stringify(await editorConfig(settings)),
  );
  const style = settings.host === "" ? HIDE_TOKEN_BUTTON : "";
  await writeFile(join(folder, ADMIN_FILE), page(`${ADMIN_PATH}/${entry.fileName}`, policy, style));
  console.log("  the editor at /admin");
  return { path: ADMIN_PATH, policy };
}
