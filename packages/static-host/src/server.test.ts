import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { precompress } from "./files.ts";
import { type SiteServer, startServer } from "./server.ts";

// tests/hosts tests it with the built site.

const FILES = {
  "index.html": "<title>Home</title>",
  "about.html": "<title>About</title>",
  "404.html": "<title>Not here</title>",
  _headers: "/*\n  X-Test: all\n\n/about\n  X-Test: about\n\n/a*\n  Cache-Control: immutable\n",
  _redirects: "/former /about 301\n/former/ /about 301\n",
};
let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await precompress(folder);
  server = await startServer({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Unlike `fetch`, it sends exactly these headers. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
    request(server.url, { path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on("error", reject)
      .end();
  });

test.each([
  ["br", "br"],
  ["gzip;q=1.0, br; q=0.5", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0", undefined],
  ["abra", undefined],
  ["\u00e9,;q=x", undefined],
])("Accept-Encoding: %s gets %s", async (accepted, encoding) => {
  for (const path of ["/about", "/nowhere"]) {
    const { headers } = await ask(path, { "Accept-Encoding": accepted });
    expect([path, headers["content-encoding"]]).toEqual([path, encoding]);
    expect([path, headers.vary]).toEqual([path, "Accept-Encoding"]);
  }
});

test("sends the headers of all rules that match, ignores ranges, and lets no 404 be cached", async () => {
  // sirv would throw for a range that ends before it starts.
  const page = await ask("/about", { Range: "bytes=10-5" });
  expect(page.headers).toMatchObject({ "x-test": "all, about", "cache-control": "immutable" });
  const { status, headers } = await ask("/a-missing-file");
  expect([status, headers["cache-control"], headers["x-test"]]).toEqual([404, "no-cache", "all"]);
});

test("serves a new build without a restart, and nothing while it's unfinished", async () => {
  expect((await ask("/new")).status).toBe(404);
  await writeFile(join(folder, "new.html"), "<title>New</title>");
  expect((await ask("/new")).status).toBe(200);
  await rename(join(folder, "_headers"), join(folder, "later"));
  expect((await ask("/new")).status).toBe(503);
  await rename(join(folder, "later"), join(folder, "_headers"));
  expect((await ask("/new")).status).toBe(200);
});

test("only this machine can reach it, unless it's told to listen elsewhere", async () => {
  // All of 127.x.x.x is this machine, so only a server that listens everywhere answers here.
  const elsewhere = (url: string) => fetch(url.replace("localhost", "127.0.0.2"));
  await expect(elsewhere(server.url)).rejects.toThrow();
  const open = await startServer({ folder, port: 0, host: "0.0.0.0" });
  expect((await fetch(open.url)).status).toBe(200);
  await open.close();
});

test("throws if the port is in use or the folder has no built site", async () => {
  const port = Number(new URL(server.url).port);
  await expect(startServer({ folder, port })).rejects.toThrow(`Port ${port} is in use`);
  await expect(startServer({ folder: tmpdir(), port: 0 })).rejects.toThrow("No built site");
});
