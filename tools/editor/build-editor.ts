import { cp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeRules } from "static-host";
import { build } from "vite";
import { COMMON_HEADERS, SAME_ORIGIN_HEADERS } from "../build/security/security-headers.ts";
import { editorConfig } from "./config.ts";
import { editorPolicy } from "./git-host.ts";
import { editorSettings } from "./settings.ts";

/** Packages for fields that we don't have (code, maps, SVG). Left out of the bundle, of which they'd be the larger half. */
const UNUSED = [/^@shikijs\//, /^leaflet/, /^terra-draw/, /^svgo/];

const NOT_FOUND = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>Not found</title>
<p>There’s nothing at this address. <a href="/">Open the editor</a></p>
`;

/**
 * Writes the editor into a separate folder, to be deployed as a second site. Outside scripts run on the public site's
 * pages, and at the same origin they could read the token that the editor keeps.
 */
export async function buildEditor(folder: string, settings = editorSettings()): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, "client"),
    publicDir: false,
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { external: UNUSED },
    },
  });
  await writeFile(join(folder, "config.json"), JSON.stringify(await editorConfig(settings)));
  await writeFile(join(folder, "404.html"), NOT_FOUND);
  await cp("public/favicon.svg", join(folder, "favicon.svg"));
  const headers = {
    ...COMMON_HEADERS,
    ...SAME_ORIGIN_HEADERS,
    "Content-Security-Policy": editorPolicy(settings),
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
  };
  await writeRules(
    { site: folder, servers: join(folder, "../hosting/editor") },
    { headers: [{ path: "/*", headers }], redirects: [] },
  );
}
