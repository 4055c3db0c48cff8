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
