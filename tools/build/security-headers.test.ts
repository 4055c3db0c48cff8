import { expect, test } from "vitest";
import { loadClinic } from "../content/load-clinic.ts";
import { securityHeaders } from "./security-headers.ts";

const { integrations } = loadClinic();
const pages = [
  { path: "/", hashes: { scripts: ["'sha256-a'"], styles: ["'sha256-s'"] } },
  { path: "/blog", hashes: { scripts: ["'sha256-b'"], styles: ["'sha256-s'"] } },
  { path: "/blog/one", hashes: { scripts: ["'sha256-b'"], styles: ["'sha256-s'"] } },
  { path: "/blog/two", hashes: { scripts: ["'sha256-b'"], styles: ["'sha256-s'"] } },
];
const rule = (path: string) =>
  securityHeaders(integrations, pages).find((entry) => entry.path === path)?.headers;

test("every path gets the policy, with the hashes of all pages, and the other protections", () => {
  const all = rule("/*");
  expect(all?.["Content-Security-Policy"]).toContain("script-src 'self' 'sha256-a' 'sha256-b'");
  expect(all?.["Content-Security-Policy"]).toContain("frame-ancestors 'self'");
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

test("pages are the site's own, by one rule for a folder of them", () => {
  const own = securityHeaders(integrations, pages)
    .filter(({ headers }) => "Cross-Origin-Resource-Policy" in headers)
    .map(({ path }) => path);
  expect(own).toEqual(["/", "/blog", "/blog/*", "/assets/*"]);
});

test("files named by their content are kept", () => {
  expect(rule("/assets/*")?.["Cache-Control"]).toContain("immutable");
  expect(rule("/pictures/*")?.["Cache-Control"]).toContain("immutable");
});

test("no header but the previews' policy is named by two rules of one path", () => {
  const [all, ...rest] = securityHeaders(integrations, pages);
  const twice = rest.flatMap(({ path, headers }) =>
    Object.keys(headers)
      .filter((name) => all && name in all.headers)
      .map((name) => `${path} ${name}`),
  );
  expect(twice.filter((entry) => entry !== "/preview/* Content-Security-Policy")).toEqual([]);
});
