import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { COMPRESSED_ENDINGS, parseHeadersFile, writeRules } from "static-host";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOSTS } from "../../tools/lab/hosts/all-hosts.ts";
import { COMMON, type RunningHost } from "../../tools/lab/hosts/host.ts";
import { staticHost } from "../../tools/lab/hosts/static-host.ts";
import { htmlOf, PAGE_PATHS, policyIn, UNKNOWN_PATH } from "../support/built-site.ts";

const PORT = Number(process.env.TEST_PORT ?? 4530);
const MOVED = { from: "/blog/the-name-before", to: "/blog" };
// Over 200 lines, because each host answers the same list of requests.

/** File types besides pages, and the content types each may be served with. */
const TYPES: Record<string, RegExp> = {
  ".js": /^(text|application)\/javascript/,
  ".css": /^text\/css/,
  ".woff2": /^font\/woff2$/,
  ".avif": /^image\/avif$/,
  ".webp": /^image\/webp$/,
  ".jpg": /^image\/jpeg$/,
  ".png": /^image\/png$/,
  ".svg": /^image\/svg\+xml/,
  ".ico": /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  ".json": /^application\/json/,
  ".xml": /^(text|application)\/xml/,
  ".txt": /^text\/plain/,
  ".vcf": /^text\/(x-)?vcard/,
  ".webmanifest": /^application\/manifest\+json/,
};
const TEXT = [".js", ".json", ".svg", ".xml", ".txt", ".webmanifest"];

let folder = "";
const client = () => join(folder, "client");
const rules = () => parseHeadersFile(readFileSync(join(client(), "_headers"), "utf8"));
const files = () =>
  readdirSync(client(), { recursive: true, encoding: "utf8" }).filter((name) => extname(name));

const placeholders = () =>
  files()
    .filter((name) => /^placeholder\/.*\.html$/.test(name))
    .map((name) => `/${name.replace(/\.html$/, "")}`);

/** The headers of every response. */
const everywhere = () => Object.entries(rules().find(({ path }) => path === "/*")?.headers ?? {});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosts-"));
  await cp(process.env.BUILD_DIR ?? "build", folder, { recursive: true });
  const folders = { site: client(), servers: join(folder, "hosting") };
  await writeRules(folders, { headers: rules(), redirects: [MOVED] });
});
afterAll(() => rm(folder, { recursive: true }));

const hosts = process.env.ONLY_STATIC_HOST ? [staticHost] : HOSTS;

describe.each(hosts.map((host, index) => ({ host, port: PORT + index })))(
  "$host.name",
  ({ host, port }) => {
    const expected = { ...COMMON, ...host.differs };
    let running: RunningHost | undefined;
    beforeAll(async () => {
      if (!host.unavailableReason()) running = await host.start(folder, port);
    }, 90_000);
    afterAll(() => running?.close());

    const request = (path: string, init: RequestInit = {}) =>
      fetch(`${running?.url}${path}`, { redirect: "manual", ...init });
    /** The status for exactly this path. `fetch` would resolve its dots. */
    const rawStatus = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(running?.url ?? "", { path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on("error", reject);
      });
    const redirectTarget = (response: Response) => {
      const location = response.headers.get("location");
      if (!location) return undefined;
      const { pathname, search } = new URL(location, running?.url);
      return pathname + search;
    };
    const expectSecurityHeaders = (response: Response) => {
      for (const [name, value] of everywhere())
        expect(response.headers.get(name), `${response.url} ${name}`).toBe(value);
    };
    const it = test.skipIf(host.unavailableReason());

    it("serves each page at one address, with security headers, compressed, to be revalidated", async () => {
      for (const path of PAGE_PATHS) {
        const response = await request(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(response.headers.get("cache-control")).toMatch(/no-cache|max-age=0/);
        expect(response.headers.get("content-encoding")).toMatch(/^(br|gzip)$/);
        expectSecurityHeaders(response);
        expect(response.headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
        expect(await response.text()).toBe(htmlOf(path));
        const etag = response.headers.get("etag") ?? "";
        expect((await request(path, { headers: { "If-None-Match": etag } })).status, path).toBe(
          304,
        );
      }
    });

    it("redirects other spellings of a page's address, and keeps the query", async () => {
      for (const path of PAGE_PATHS) {
        const other = path === "/" ? ["/index", "/index.html"] : [`${path}/`, `${path}.html`];
        for (const spelling of other) {
          const response = await request(`${spelling}?from=card`);
          expect([spelling, response.status]).toEqual([spelling, expected.redirectStatus]);
          expect([spelling, redirectTarget(response)]).toEqual([spelling, `${path}?from=card`]);
        }
      }
      const inner = await request("/about/index.html");
      expect([inner.status, redirectTarget(inner)]).toEqual(
        expected.redirectsNestedIndex ? [expected.redirectStatus, "/about"] : [404, undefined],
      );
    });

    it("answers unknown paths with the 404 page, with security headers, not cached", async () => {
      for (const path of [
        UNKNOWN_PATH,
        `${UNKNOWN_PATH}/`,
        "/blog/nothing",
        "/assets",
        "/assets/",
        "/assets/missing-0.js",
        "/pictures/missing-0.avif",
        "/About",
      ]) {
        const response = await request(path);
        expect([path, response.status]).toEqual([path, 404]);
        expect(await response.text(), path).toBe(htmlOf("/404"));
        expect(response.headers.get("content-type"), path).toMatch(/^text\/html/);
        expect(response.headers.get("cache-control"), path).toMatch(/no-cache|no-store|max-age=0/);
        expectSecurityHeaders(response);
      }
    });

    it("doesn't serve files meant for hosts", async () => {
      for (const path of ["/_headers", "/_redirects", "/_headers/.", "/_redirects/."])
        expect(await rawStatus(path), path).toBeGreaterThanOrEqual(400);
      expect((await request("/about.html.br")).status).toBe(
        expected.servesPrecompressedFiles ? 200 : 404,
      );
      expect((await request("/404")).status).toBe(expected.serves404Page ? 200 : 404);
    });

    it("redirects an old address in one step", async () => {
      for (const path of [MOVED.from, `${MOVED.from}/`]) {
        const response = await request(`${path}?from=card`);
        expect([response.status, redirectTarget(response)]).toEqual([301, `${MOVED.to}?from=card`]);
      }
    });

    it("lets browsers cache hashed files for a year", async () => {
      for (const inner of ["assets", "pictures"]) {
        const [name] = readdirSync(join(client(), inner));
        const response = await request(`/${inner}/${name}`);
        expect(response.status).toBe(200);
        expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expectSecurityHeaders(response);
      }
      const [asset] = readdirSync(join(client(), "assets"));
      const { headers } = await request(`/assets/${asset}`);
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    });

    it("serves every file type with its content type and compresses text", async () => {
      const byKind = new Map(files().map((name) => [extname(name), name]));
      for (const [kind, name] of byKind) {
        if ([".html", ...COMPRESSED_ENDINGS].includes(kind)) continue;
        const response = await request(`/${name}`);
        expect([name, response.status]).toEqual([name, 200]);
        expect([name, response.headers.get("content-type")]).toEqual([
          name,
          expect.stringMatching(TYPES[kind] ?? /a file type this test doesn't know/),
        ]);
        if (TEXT.includes(kind))
          expect([name, response.headers.get("content-encoding")]).toEqual([
            name,
            expect.stringMatching(/^(br|gzip)$/),
          ]);
      }
    });

    it("serves the placeholders without a redirect, with their own policy", async () => {
      for (const path of placeholders()) {
        const response = await request(path);
        expect([path, response.status]).toEqual([path, 200]);
        expectSecurityHeaders(response);
        expect(policyIn(await response.text()), path).toContain("default-src 'none'");
      }
    });

    it("redirects an address that is written in another way, or sends the same policies", async () => {
      for (const path of ["/about", "/blog", ...placeholders()]) {
        const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
        const response = await request(`${encoded}?from=card`);
        const answer = [encoded, response.status, redirectTarget(response)];
        if (expected.redirectsEncoded) expect(answer).toEqual([encoded, 308, `${path}?from=card`]);
        else {
          expect(answer).toEqual([encoded, 200, undefined]);
          expectSecurityHeaders(response);
          expect(policyIn(await response.text()), encoded).toContain("default-src 'none'");
        }
      }
      // Never outside, and never with a header of the address's making.
      for (const path of ["/%2fevil.example", "/%61%0d%0aX-Made: up", "//%65vil.example"]) {
        const response = await request(path);
        expect(response.headers.get("x-made"), path).toBeNull();
        expect(response.headers.get("location") ?? "/", path).toMatch(/^\/(?!\/)/);
      }
    });

    it("allows only GET and HEAD", async () => {
      const head = await request("/about", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect((await request("/about", { method: "POST" })).status).toBe(405);
    });
  },
);
