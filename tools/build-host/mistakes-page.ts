import { stripVTControlCharacters } from "node:util";

/** True if the host is building the preview of an unpublished draft. */
export function isPreview({ CF_PAGES_BRANCH, CONTEXT }: NodeJS.ProcessEnv, branch: string) {
  if (CONTEXT) return CONTEXT !== "production";
  return CF_PAGES_BRANCH !== undefined && CF_PAGES_BRANCH !== branch;
}

/** The page that a preview shows if the site couldn't be built: what has to change, one line each. */
export function mistakesPage(output: string): string {
  const mistake = /^((error|warning): )?content\/.*(\n {2}Why: .*)?/gm;
  const lines = stripVTControlCharacters(output).match(mistake) ?? [];
  const shown = lines.length > 0 ? lines : output.trim().split("\n").slice(-30);
  return `<!DOCTYPE html>
<html lang="en-AU">
  <meta charset="utf-8">
  <meta name="robots" content="noindex">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Not ready to publish</title>
  <body style="max-width: 45rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 sans-serif">
    <h1>This change can’t go online yet</h1>
    <p>Open the form again, change this, and save:</p>
    <pre style="white-space: pre-wrap">${shown.join("\n").replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>
`;
}
