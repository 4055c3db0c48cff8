import { request } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { matches } from "../../matches.ts";
import { scriptFiles } from "./script-files.ts";

/** What a page weighs compressed, in bytes. It depends on the built site alone, never on the clock. */
export type Weight = {
  html: number;
  /** Stands inside the HTML, and is counted there too. */
  css: number;
  /** Files and inline code, before any embed is requested. */
  script: number;
  /** The three largest script files, in words: where to look when there is too much. */
  largest: string;
  kind: "long" | "rich" | "short";
};

/** The bytes a server sends for an address to a browser that knows brotli and gzip. */
const sentBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "gzip, br" };
    request(address, { headers }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${address}: found status ${response.statusCode}, expected 200`));
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

/** Articles and legal texts. */
const LONG = /^\/blog\/|^\/privacy-policy$|^\/terms-of-service$|^\/accessibility$/;
/** Home and the pages with the most sections: each service, and each place. */
const RICH = /^\/$|^\/services\/|^\/locations\//;

function kindOf(path: string): Weight["kind"] {
  if (LONG.test(path)) return "long";
  return RICH.test(path) ? "rich" : "short";
}

/** The inline scripts of a page, without structured data. */
const INLINE_SCRIPT = /<script(?![^>]* type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Weighs a page of the built site.
 * @param site the built site, and the address it is served at
 */
export async function weighPage(
  site: { folder: string; address: string },
  page: { path: string; html: string },
): Promise<Weight> {
  const files = scriptFiles(site.folder, page.html);
  const sent = await Promise.all(files.map((file) => sentBytes(site.address + file)));
  return {
    html: await sentBytes(site.address + page.path),
    css: compressed(matches(page.html, INLINE_STYLE)),
    largest: files
      .map((file, i) => ({ file, bytes: sent[i] ?? 0 }))
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ file, bytes }) => `${file} ${bytes}`)
      .join(", "),
    kind: kindOf(page.path),
    script: sent.reduce((a, b) => a + b, compressed(matches(page.html, INLINE_SCRIPT))),
  };
}
