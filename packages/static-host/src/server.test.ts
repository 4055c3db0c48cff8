import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { precompress } from "./precompress.ts";
import { type SiteServer, startServer } from "./server.ts";

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>Words.</p>".repeat(500)}`;
const FILES: Record<string, string> = {
  "index.html": page("Home"),
  "about.html": page("About"),
  "404.html": page("Not here"),
  "assets/root-1.js": `console.log(1);${" ".repeat(3000)}`,
  _headers:
    "/*\n  X-Test: all\n\n/about\n  X-Test: about\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  _redirects: "/former /about 301\n/former/ /about 301\n",
};

let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "assets"));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  await precompress(folder);
  server = await startServer({ folder, port: 0 });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Reply = Pick<IncomingMessage, "headers"> & { status: number; body: string };

/** Unlike `fetch`, it doesn't normalise the path. */
const ask = (path: string, options: RequestOptions = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(server.address, { path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject).end();
  });

it("serves a page at its clean path with no-cache", async () => {
  const { status, headers, body } = await ask("/about");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html;charset=utf-8");
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toContain("<title>About");

  const again = await ask("/about", { headers: { "If-None-Match": headers.etag } });
  expect(again.status).toBe(304);
  expect(again.headers["cache-control"]).toBe("no-cache");
});

it("joins the values of matching header rules", async () => {
  expect((await ask("/")).headers["x-test"]).toBe("all");
  expect((await ask("/about")).headers["x-test"]).toBe("all, about");
});

it("caches hashed files for good, but not a 404 for one", async () => {
  expect((await ask("/assets/root-1.js")).headers["cache-control"]).toContain("immutable");
  const missing = await ask("/assets/root-2.js");
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("no-cache");
});

it.each(["br", "gzip"])("compresses with %s", async (encoding) => {
  for (const path of ["/", "/assets/root-1.js", "/nowhere"]) {
    const { headers } = await ask(path, { headers: { "Accept-Encoding": encoding } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
  }
});

it("answers unknown paths with the 404 page", async () => {
  for (const path of ["/nowhere", "/404", "/404.html", "/_headers", "/.git/config", "/assets/"]) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(body, path).toContain("<title>Not here");
    expect(headers["x-test"], path).toBe("all");
  }
});

it("redirects other forms of a page's address to its path", async () => {
  const { status, headers } = await ask("/about/?a=1");
  expect([status, headers.location]).toEqual([301, "/about?a=1"]);
});

it("redirects an old address to its new one", async () => {
  for (const path of ["/former", "/former/"]) {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, "/about"]);
  }
});

it("sends no body to HEAD and refuses other methods", async () => {
  const head = await ask("/about", { method: "HEAD" });
  expect([head.status, head.body]).toEqual([200, ""]);
  const post = await ask("/about", { method: "POST" });
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

it("refuses malformed requests and keeps running", async () => {
  for (const path of [
    "/%E0%A4%A",
    "/%00",
    "//evil.example",
    "//about/",
    "/..%2f..%2fetc/passwd",
    "/../server.ts",
    "*",
    `/${"a".repeat(9000)}`,
    `/${"a".repeat(17_000)}`,
  ]) {
    const { status } = await ask(path);
    expect(status, path.slice(0, 30)).toBeGreaterThanOrEqual(400);
    expect(status, path.slice(0, 30)).toBeLessThan(500);
  }
  expect((await ask("/about", { headers: { Range: "bytes=10-5" } })).status).toBe(200);
  expect(
    (await ask("/about", { headers: { Range: "nonsense", "Accept-Encoding": "\u00e9,;q=x" } }))
      .status,
  ).toBe(200);
  expect((await ask("/")).status).toBe(200);
});

it("keeps running if a file is deleted", async () => {
  const gone = join(folder, "words/gone.txt");
  await mkdir(join(folder, "words"));
  await writeFile(gone, "Here");
  const other = await startServer({ folder, port: 0 });
  await rm(gone);
  await expect(
    fetch(`${other.address}/words/gone.txt`).then((response) => response.text()),
  ).rejects.toThrow();
  expect((await fetch(other.address)).status).toBe(200);
  await other.close();
});

it("throws if the port is in use or the folder has no built site", async () => {
  const port = Number(new URL(server.address).port);
  await expect(startServer({ folder, port })).rejects.toThrow(`Port ${port} is in use`);
  await expect(startServer({ folder: join(folder, "assets"), port: 0 })).rejects.toThrow(
    "No built site",
  );
});

it("serves a new build's files without a restart", async () => {
  const file = "assets/root-9.js";
  expect((await ask(`/${file}`)).status).toBe(404);
  await writeFile(join(folder, file), "console.log(9);");
  expect((await ask(`/${file}`)).body).toBe("console.log(9);");
  await rm(join(folder, file));
  expect((await ask(`/${file}`)).status).toBe(404);
});
