import { once } from "node:events";
import { createReadStream, existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import sirv from "sirv";
import { resolveRequest } from "./resolve-request.ts";
import { headersFor, parseHeadersFile, parseRedirectsFile } from "./rules.ts";

/** Types that sirv doesn't know. Browsers don't use these files without their type. */
const TYPES: Record<string, string> = {
  ".ico": "image/x-icon",
  ".vcf": "text/vcard;charset=utf-8",
};

/** The endings of a file's compressed copies, by encoding. */
const ENDINGS = { br: ".br", gzip: ".gz" };

/** The encodings that a client accepts and we have, the smallest first. sirv would also find br in `br;q=0` and `abra`. */
function acceptedEncodings({ headers }: IncomingMessage) {
  const accepted = String(headers["accept-encoding"])
    .split(",")
    .map((part) => part.replaceAll(/\s/g, "").split(";q="))
    .filter(([, quality = "1"]) => Number(quality) > 0)
    .map(([encoding]) => encoding);
  return (["br", "gzip"] as const).filter((encoding) => accepted.includes(encoding));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain;charset=utf-8");
  response.end(`${text}\n`);
}

const isBuilt = (folder: string) =>
  ["404.html", "_headers", "_redirects"].every((name) => existsSync(join(folder, name)));

/** Answers requests as static hosts do: one address per page, `_headers`, `_redirects` and 404.html. */
function siteHandler(folder: string) {
  const root = realpathSync.native(folder);
  /** Paths are case-sensitive, also where the file system isn't. */
  const exists = (path: string) => {
    const file = join(root, path);
    return existsSync(file) && statSync(file).isFile() && realpathSync.native(file) === file;
  };
  const read = (name: string) => readFileSync(join(root, name), "utf8");
  // With `dev`, it looks at the folder for each request, so a new build needs no restart.
  const sendFile = sirv(root, {
    ...{ dev: true, etag: true, brotli: true, gzip: true, extensions: ["html"] },
    setHeaders(response, path) {
      const type = TYPES[extname(path)];
      if (type) response.setHeader("Content-Type", type);
    },
  });

  function sendNotFound(request: IncomingMessage, response: ServerResponse): void {
    const encoding = acceptedEncodings(request).find((each) => exists(`/404.html${ENDINGS[each]}`));
    response.statusCode = 404;
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Type", "text/html;charset=utf-8");
    const ending = encoding ? ENDINGS[encoding] : "";
    createReadStream(join(root, `404.html${ending}`)).pipe(response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    if (!isBuilt(root)) return sendText(response, 503, "The site is being built");
    const target = request.url ?? "";
    const result = resolveRequest(target, exists, parseRedirectsFile(read("_redirects")));
    const headers = headersFor(parseHeadersFile(read("_headers")), target.replace(/\?.*/s, ""));
    if (result.status !== 200) headers.delete("cache-control");
    response.setHeaders(
      new Map([["cache-control", "no-cache"], ["vary", "Accept-Encoding"], ...headers]),
    );
    response.removeHeader("Connection");
    // If a build deletes a file while it's read, only this response fails, not the server.
    response.once("pipe", (source) => source.once("error", () => response.destroy()));

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendText(response, 405, "Method not allowed");
    }
    if (result.status === 404) return sendNotFound(request, response);
    if (result.status === 400) return sendText(response, 400, "Bad request");
    if ("location" in result) {
      response.setHeader("Location", result.location);
      return sendText(response, result.status, `Moved to ${result.location}`);
    }
    request.headers["accept-encoding"] = acceptedEncodings(request).join();
    // sirv throws for a range that ends before it starts.
    delete request.headers.range;
    return sendFile(request, response, () => sendNotFound(request, response));
  };
}

export type SiteServer = { url: string; close: () => Promise<void> };

/** Only this machine can reach it. */
const LOCAL = "127.0.0.1";

/**
 * Serves a built site.
 * @param site the deployable folder, the port (0 for any free one), and the address to listen on
 * @throws Error if the folder has no finished build or the port is in use
 */
export async function startServer(site: {
  folder: string;
  port: number;
  host?: string;
}): Promise<SiteServer> {
  const { folder, port, host = LOCAL } = site;
  if (!isBuilt(folder)) throw new Error(`No built site in ${folder}: build it first.`);
  // With Node's default of five seconds, a request may meet a connection that is just being closed.
  const server = createServer({ keepAliveTimeout: 60_000 }, siteHandler(folder)).listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is in use. Choose another: PORT=${port + 1}`);
  });
  return {
    url: `http://${host === LOCAL ? "localhost" : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/**
 * Serves built sites from the command line, the first on port `PORT` and each other on the port after it, and prints their
 * addresses. `HOST` is the address to listen on, such as 0.0.0.0 for other machines to reach it.
 * @param folders the deployable folders by name
 */
export async function serve(folders: Record<string, string>): Promise<void> {
  const { PORT = "4173", HOST } = process.env;
  try {
    if (!/^\d{1,5}$/.test(PORT)) throw new Error(`PORT is "${PORT}", expected a number.`);
    for (const [index, [name, folder]] of Object.entries(folders).entries()) {
      const port = Number(PORT) && Number(PORT) + index;
      const { url } = await startServer({ folder, port, host: HOST });
      console.log(`${name} is at ${url}  (Ctrl+C stops it)`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
