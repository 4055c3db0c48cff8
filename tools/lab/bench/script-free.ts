import { cp } from "node:fs/promises";
import { precompress } from "static-host";
import { readPages, writePage } from "../../build/page/page-files.ts";

/** A page's HTML with nothing left in it that a browser runs or fetches in order to run it. */
export const withoutScript = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link(?=[^>]* rel="(?:deferred-)?modulepreload")[^>]*>/g, "");

/** Copies a built site to `target`: the same words, pictures and styles, no script on any page. */
export async function copyWithoutScript(folder: string, target: string): Promise<void> {
  await cp(folder, target, { recursive: true });
  for (const page of await readPages(target)) {
    await writePage(target, { ...page, html: withoutScript(page.html) });
  }
  // The copies that were made of the pages with script would be sent in their place.
  await precompress(target);
}
