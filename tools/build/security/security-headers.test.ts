import { expect, test } from "vitest";
import { loadClinic } from "../../content/load-clinic.ts";
import { securityHeaders } from "./security-headers.ts";

const { integrations } = await loadClinic();
const pages = ["/", "/blog", "/blog/one", "/blog/two"].map((path) => ({ path }));
const rule = (path: string) =>
  securityHeaders(integrations, pages).find((entry) => entry.path === path)?.headers;

test("only the site may frame its pages, and every path has the other headers", () => {
  expect(rule("/blog/*")?.["Content-Security-Policy"]).toBe("frame-ancestors 'self'");
  const all = rule("/*");
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

test("pages are same-origin, with one rule per folder", () => {
  const own = securityHeaders(integrations, pages)
    .filter(({ headers }) => "Cross-Origin-Resource-Policy" in headers)
    .map(({ path }) => path);
  expect(own).toEqual(["/", "/blog", "/blog/*", "/assets/*"]);
});

test("files with a hash in their name are cached for good", () => {
  expect(rule("/assets/*")?.["Cache-Control"]).toContain("immutable");
  expect(rule("/pictures/*")?.["Cache-Control"]).toContain("immutable");
});

test("no path gets the same header from two rules", () => {
  const [all, ...rest] = securityHeaders(integrations, pages);
  const twice = rest.flatMap(({ path, headers }) =>
    Object.keys(headers)
      .filter((name) => all && name in all.headers)
      .map((name) => `${path} ${name}`),
  );
  expect(twice).toEqual([]);
});
