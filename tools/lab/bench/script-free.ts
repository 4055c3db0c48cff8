import { cp } from "node:fs/promises";
import { precompress } from "static-host";
import { readPages, writePage } from "../../build/page/html-files.ts";

/** A page's HTML without scripts and module preloads, as in a browser without JavaScript. */
export const withoutScript = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<\/?noscript\b[^>]*>/g, "")
    .replace(/<link(?=[^>]* rel="inert")[^>]*>/g, "");

/** Copies a built site to `target` and removes the scripts from all pages. */
export async function copyWithoutScript(folder: string, target: string): Promise<void> {
  await cp(folder, target, { recursive: true });
  for (const page of await readPages(target)) {
    await writePage(target, { ...page, html: withoutScript(page.html) });
  }
  // Replaces the compressed copies, which still have the scripts.
  await precompress(target);
}
