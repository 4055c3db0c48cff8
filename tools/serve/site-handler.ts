import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { parseHeadersFile } from "../build/headers.ts";
import { answer } from "./answer.ts";
import { headersFor } from "./header-rules.ts";

/** Read by the host that serves the folder, never sent to a visitor. */
const HOST_FILES = new Set(["/_headers", "/_redirects"]);
const FRESH = "no-cache";
const METHODS = ["GET", "HEAD"];

/** Kinds of file that the library does not know. Without a type a browser would not use them. */
const TYPES: Record<string, string> = {
  ".ico": "image/x-icon",
  ".vcf": "text/vcard;charset=utf-8",
};

/** The library's types ask for Express; it uses only what node's own request and response have. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function siteFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(sep).join("/")}`);
  return new Set(files.filter((file) => !HOST_FILES.has(file)));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain;charset=utf-8");
  response.end(`${text}\n`);
}

/** Answers as the hosts do that the folder is deployed to: clean paths, its header file, its 404.html. */
export function siteHandler(folder: string) {
  const files = siteFiles(folder);
  const rules = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const compress = compression({ threshold: 0 }) as Middleware;
  const sendFile = sirv(folder, {
    etag: true,
    extensions: ["html"],
    setHeaders(response, path) {
      const type = TYPES[extname(path)];
      if (type) response.setHeader("Content-Type", type);
    },
  });

  const sendNotFound = (response: ServerResponse) => {
    response.statusCode = 404;
    response.setHeader("Cache-Control", FRESH);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    response.end(notFoundPage);
  };

  const send = (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? "";
    const result = answer(target, files);
    const headers = headersFor(rules, target.replace(/\?.*/s, ""));
    if (result.status !== 200) headers.delete("cache-control");
    response.setHeaders(
      new Map([["cache-control", FRESH], ["vary", "Accept-Encoding"], ...headers]),
    );
    if (!METHODS.includes(request.method ?? "")) {
      response.setHeader("Allow", METHODS.join(", "));
      return sendText(response, 405, "Method not allowed");
    }
    if (result.status === 200) return sendFile(request, response, () => sendNotFound(response));
    if (result.status === 404) return sendNotFound(response);
    if (result.status !== 301) return sendText(response, result.status, "Bad request");
    response.setHeader("Location", result.location);
    return sendText(response, 301, `Moved to ${result.location}`);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    // A part of a file cannot be compressed on the way, and one that ends before it starts throws.
    delete request.headers.range;
    // A file that a new build takes away while it is read ends this response, not the server.
    response.once("pipe", (source) => source.once("error", () => response.destroy()));
    compress(request, response, () => send(request, response));
  };
}
