import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import sirv from "sirv";
import { answer } from "./answer.ts";
import { parseHeadersFile } from "./headers.ts";
import { headersFor } from "./headers-for.ts";
import { COMPRESSED } from "./precompress.ts";
import { parseRedirectsFile } from "./redirects.ts";

/** Configuration for hosts, never sent to visitors. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);
const FRESH = "no-cache";
const METHODS = ["GET", "HEAD"];

/** Types that sirv doesn't know. Browsers don't use these files without their type. */
const TYPES: Record<string, string> = {
  ".ico": "image/x-icon",
  ".vcf": "text/vcard;charset=utf-8",
};

function siteFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(sep).join("/")}`);
  const isServed = (file: string) => !HOST_FILES.has(file) && !COMPRESSED.includes(extname(file));
  return new Set(files.filter(isServed));
}

/** The endings of a file's compressed copies by encoding, the smallest first. */
const ENDINGS = { br: ".br", gzip: ".gz", identity: "" };

/** The encoding for the 404 page, which sirv doesn't send. Chosen the way sirv does. */
function encodingFor({ headers }: IncomingMessage, encodings: Iterable<string>): string {
  const accepted = String(headers["accept-encoding"]);
  return [...encodings].find((encoding) => accepted.includes(encoding)) ?? "identity";
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain;charset=utf-8");
  response.end(`${text}\n`);
}

/** Answers requests as static hosts do: clean paths, `_headers`, `_redirects` and 404.html. */
export function siteHandler(folder: string) {
  const files = siteFiles(folder);
  const rules = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
  const moved = parseRedirectsFile(readFileSync(join(folder, "_redirects"), "utf8"));
  const notFoundPage = new Map(
    Object.entries(ENDINGS)
      .map(([encoding, ending]) => [encoding, join(folder, `404.html${ending}`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([encoding, file]) => [encoding, readFileSync(file)]),
  );
  const sendFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
    setHeaders(response, path) {
      const type = TYPES[extname(path)];
      if (type) response.setHeader("Content-Type", type);
    },
  });

  const sendNotFound = (request: IncomingMessage, response: ServerResponse) => {
    const encoding = encodingFor(request, notFoundPage.keys());
    response.statusCode = 404;
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Cache-Control", FRESH);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.end(notFoundPage.get(encoding));
  };

  const send = (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? "";
    const result = answer(target, files, moved);
    const headers = headersFor(rules, target.replace(/\?.*/s, ""));
    if (result.status !== 200) headers.delete("cache-control");
    response.setHeaders(
      new Map([["cache-control", FRESH], ["vary", "Accept-Encoding"], ...headers]),
    );
    if (!METHODS.includes(request.method ?? "")) {
      response.setHeader("Allow", METHODS.join(", "));
      return sendText(response, 405, "Method not allowed");
    }
    if (result.status === 200)
      return sendFile(request, response, () => sendNotFound(request, response));
    if (result.status === 404) return sendNotFound(request, response);
    if (result.status !== 301) return sendText(response, result.status, "Bad request");
    response.setHeader("Location", result.location);
    return sendText(response, 301, `Moved to ${result.location}`);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    // sirv throws for a range that ends before it starts.
    delete request.headers.range;
    // Connections are kept alive by default. The header would only take 47 bytes of the first round trip.
    response.removeHeader("Connection");
    // If a new build deletes a file while it's read, only this response fails, not the server.
    response.once("pipe", (source) => source.once("error", () => response.destroy()));
    send(request, response);
  };
}
