import { readdirSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { extname, join } from "node:path";
import { COMPRESSED } from "static-host";
import { htmlOf, PAGES, SITE_FOLDER, UNKNOWN_PATH } from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

/** Requests exactly this path. A browser or fetch would normalise it. */
const statusOf = (origin: string, path: string, method = "GET"): Promise<number> =>
  new Promise((resolve, reject) => {
    rawRequest(origin, { path, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

const SECURITY = {
  "content-security-policy": /^frame-ancestors 'self'$/,
  "strict-transport-security": /max-age=\d+/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^SAMEORIGIN$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin/,
};

for (const path of PAGES) {
  test(`${path} is served without a redirect, and revalidated`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"]).toBe("text/html;charset=utf-8");
    expect(headers["cache-control"]).toMatch(/no-cache|max-age=0/);
    expect(headers["content-encoding"]).toMatch(/br|gzip/);
    for (const [name, value] of Object.entries(SECURITY))
      expect(headers[name], name).toMatch(value);
    expect(await response.text()).toBe(htmlOf(path));

    const again = await request.get(path, { headers: { "If-None-Match": headers.etag ?? "" } });
    expect(again.status()).toBe(304);

    if (path === "/") return;
    for (const other of [`${path}/`, `${path}.html`]) {
      const redirect = await request.get(other, { maxRedirects: 0 });
      expect([redirect.status(), redirect.headers().location]).toEqual([301, path]);
    }
  });
}

test("hashed files are cached for a year", async ({ request }) => {
  for (const folder of ["assets", "pictures"]) {
    const [name] = readdirSync(join(SITE_FOLDER, folder));
    const response = await request.get(`/${folder}/${name}`);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toMatch(/max-age=31536000.*immutable/);
    const missing = await request.get(`/${folder}/missing-0.js`);
    expect(missing.status()).toBe(404);
    expect(missing.headers()["cache-control"]).not.toContain("immutable");
  }
});

test("every file type has its content type", async ({ request }) => {
  const names = readdirSync(SITE_FOLDER, { recursive: true, encoding: "utf8" });
  const byKind = new Map(names.map((name) => [extname(name), name]));
  for (const [kind, name] of byKind) {
    if (["", ".html", ...COMPRESSED].includes(kind)) continue;
    const response = await request.get(`/${name}`);
    expect([name, response.status()]).toEqual([name, 200]);
    expect([name, response.headers()["content-type"]]).toEqual([
      name,
      expect.stringMatching(/^\w+\/./),
    ]);
  }
});

test("unknown paths get the 404 page and status", async ({ request }) => {
  const page = htmlOf("/404");
  // Unknown paths get only the general header rules: the page itself carries its policy.
  expect(page).toMatch(/http-equiv="Content-Security-Policy" content="default-src 'none'/);
  const { "content-security-policy": _policy, ...headers } = SECURITY;
  for (const path of [
    UNKNOWN_PATH,
    "/404",
    "/404.html",
    "/_headers",
    "/blog/nothing",
    "/assets",
    "/About",
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toBe(page);
    for (const [name, value] of Object.entries(headers)) {
      expect(response.headers()[name], `${path} ${name}`).toMatch(value);
    }
  }
});

test("malformed requests get a 4xx and the server keeps running", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  for (const path of [
    "/%E0%A4%A",
    "/%00",
    "//evil.example",
    "//evil.example/about/",
    "/..%2f..%2fetc/passwd",
    "/../package.json",
    `/${"a".repeat(9000)}`,
  ]) {
    const status = await statusOf(origin, path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  expect(await statusOf(origin, "/", "POST")).toBe(405);
  expect(await statusOf(origin, "/", "DELETE")).toBe(405);
  expect(await statusOf(origin, "/", "HEAD")).toBe(200);
  expect(await statusOf(origin, "/")).toBe(200);
});
