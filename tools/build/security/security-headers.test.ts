import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const pages = ["/", "/blog", "/blog/one", "/blog/two"].map((path) => ({ path }));
const rule = (path: string) => securityHeaders(pages).find((entry) => entry.path === path)?.headers;

test("every path has the security headers, and only the site may frame it", () => {
  const all = rule("/*");
  expect(all?.["Content-Security-Policy"]).toBe("frame-ancestors 'self'");
  expect(Object.keys(all ?? {})).toEqual(
    expect.arrayContaining([
      "Cross-Origin-Opener-Policy",
      "Permissions-Policy",
      "Referrer-Policy",
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "X-Frame-Options",
    ]),
  );
});

test("no page may use the device: camera, screen, clipboard, Bluetooth and the like", () => {
  const denied = rule("/*")?.["Permissions-Policy"]?.split(", ");
  const features = "camera display-capture bluetooth serial hid clipboard-read".split(" ");
  for (const feature of features) expect(denied).toContain(`${feature}=()`);
});

test("pages are same-origin, with one rule per folder", () => {
  const own = securityHeaders(pages)
    .filter(({ headers }) => "Cross-Origin-Resource-Policy" in headers)
    .map(({ path }) => path);
  expect(own).toEqual(["/", "/blog", "/blog/*", "/assets/*"]);
});

test("files with a hash in their name are cached for good", () => {
  expect(rule("/assets/*")?.["Cache-Control"]).toContain("immutable");
  expect(rule("/pictures/*")?.["Cache-Control"]).toContain("immutable");
});

test("no path gets the same header from two rules", () => {
  const [all, ...rest] = securityHeaders(pages);
  const twice = rest.flatMap(({ path, headers }) =>
    Object.keys(headers)
      .filter((name) => all && name in all.headers)
      .map((name) => `${path} ${name}`),
  );
  expect(twice).toEqual([]);
});
