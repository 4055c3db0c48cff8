import { request } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { legalFiles } from "../content/registry.ts";
import { allCaptures } from "../lib/captures.ts";

/** A page's compressed size in bytes. It depends only on the build. */
export type Weight = {
  html: number;
  /** Inline in the HTML, and counted there too. */
  css: number;
  /** Script files and inline scripts, without embeds. */
  script: number;
  /** The three largest script files with their sizes, as text for the report. */
  largest: string;
  kind: "long" | "rich" | "short";
};

/** The bytes a server sends for an address to a browser that supports Brotli and gzip. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip, br" };
    request(url, { headers }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${url}: found status ${response.statusCode}, expected 200`));
      }
      let bytes = 0;
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.once("end", () => resolve(bytes));
    })
      .once("error", reject)
      .end();
  });

const compressed = (parts: string[]) =>
  parts.length > 0 ? brotliCompressSync(parts.join("\n")).length : 0;

const LEGAL_PATHS: readonly string[] = legalFiles.map(({ path }) => path);
/** Home, services and locations: the pages with the most sections. */
const RICH = /^\/$|^\/services\/|^\/locations\//;

function kindOf(path: string): Weight["kind"] {
  if (path.startsWith("/blog/") || LEGAL_PATHS.includes(path)) return "long";
  return RICH.test(path) ? "rich" : "short";
}

/** The paths of all script files that hydrate a page, without the embeds. */
export const scriptFiles = (html: string): string[] =>
  allCaptures(html, /<link rel="inert" href="([^"]*)"/g);

/** Inline scripts, without structured data. */
const INLINE_SCRIPT = /<script(?![^>]* type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Measures a page of the built site.
 * @param site the address where the built site is served
 */
export async function weighPage(
  site: { url: string },
  page: { path: string; html: string },
): Promise<Weight> {
  const files = scriptFiles(page.html);
  const sent = await Promise.all(files.map((file) => sentBytes(site.url + file)));
  return {
    html: await sentBytes(site.url + page.path),
    css: compressed(allCaptures(page.html, INLINE_STYLE)),
    largest: files
      .map((file, i) => ({ file, bytes: sent[i] ?? 0 }))
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ file, bytes }) => `${file} ${bytes}`)
      .join(", "),
    kind: kindOf(page.path),
    script: sent.reduce((a, b) => a + b, compressed(allCaptures(page.html, INLINE_SCRIPT))),
  };
}
