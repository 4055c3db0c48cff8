import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { editorConfig } from "./config.ts";
import { leaveOut, ownFonts } from "./lean-editor.ts";
import { editorPolicy } from "./policy.ts";
import type { EditorSettings } from "./settings.ts";

/** Where the editor stands: `admin.html` and all it loads, in one folder. */
export const ADMIN_PATH = "/admin";

const ENTRY = resolve(import.meta.dirname, "client/main.ts");

const page = (script: string, policy: string) => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="icon" href="/favicon.svg">
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`;

/** Writes the editor into the deployable folder: its page, its scripts and fonts, its configuration. */
export async function buildAdmin(folder: string, settings: EditorSettings): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    base: `${ADMIN_PATH}/`,
    publicDir: false,
    plugins: [leaveOut, ownFonts(ADMIN_PATH)],
    build: {
      outDir: join(folder, ADMIN_PATH),
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: ENTRY },
    },
  });
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const files = "output" in result ? result.output : outputs;
  const entry = files.find((file) => file.type === "chunk" && file.isEntry);
  if (!entry) throw new Error("The editor was built without a script to start.");
  const { cms, shapes } = editorConfig(settings);
  await writeFile(join(folder, ADMIN_PATH, "config.json"), JSON.stringify({ cms, shapes }));
  const html = page(`${ADMIN_PATH}/${entry.fileName}`, editorPolicy(settings));
  await writeFile(join(folder, `${ADMIN_PATH}.html`), html);
}
