import { expect, test } from "vitest";
import {
  formatHeadersFile,
  formatRedirectsFile,
  type HeaderRule,
  headersFor,
  parseHeadersFile,
  parseRedirectsFile,
} from "./rules.ts";
import { caddyFile, nginxFiles } from "./write-rules.ts";

const HEADERS: HeaderRule[] = [
  { path: "/*", headers: { "X-Frame-Options": "SAMEORIGIN", "X-Policy": "one; a=b:c" } },
  { path: "/", headers: { "X-Own": "yes" } },
  { path: "/about", headers: { "X-Own": "yes" } },
  { path: "/assets/*", headers: { "Cache-Control": "public, immutable" } },
  { path: "/preview/*", headers: { "X-Policy": "two" } },
];
const RULES = { headers: HEADERS, redirects: [{ from: "/old", to: "/about" }] };

test("reads what it writes", () => {
  expect(parseHeadersFile(formatHeadersFile(HEADERS))).toEqual(HEADERS);
  expect([...parseRedirectsFile(formatRedirectsFile(RULES.redirects))]).toEqual([
    ["/old", "/about"],
    ["/old/", "/about"],
  ]);
  expect(() => parseHeadersFile("/a\n  X-A\n")).toThrow('found "  X-A", expected a path');
});

test("all rules for a path apply, and their values are joined", () => {
  const policy = (path: string) => headersFor(HEADERS, path).get("x-policy");
  expect(policy("/about")).toBe("one; a=b:c");
  expect(policy("/preview/a/b")).toBe("one; a=b:c, two");
  expect(headersFor(HEADERS, "/about/more").get("x-own")).toBeUndefined();
});

test("nginx gets all rules", () => {
  const files = nginxFiles(RULES);
  expect(files["nginx-headers.conf"]).toBe(
    'add_header X-Frame-Options "SAMEORIGIN" always;\nadd_header X-Policy "one; a=b:c" always;\n' +
      "add_header X-Own $site_x_own always;\nadd_header Cache-Control $site_cache_control always;\n" +
      "add_header X-Policy $site_x_policy always;\n",
  );
  const maps = [
    'map $uri $site_moved_to {\n  default "";\n  /old /about;\n  /old/ /about;\n}\n',
    'map $uri $site_x_own {\n  default "";\n  /index.html "yes";\n  /about.html "yes";\n}\n',
    'map $uri $site_cache_control {\n  default "public, max-age=0, must-revalidate";\n  ~^/assets/ "public, immutable";\n}\n',
    'map $uri $site_x_policy {\n  default "";\n  ~^/preview/ "two";\n}\n',
  ];
  expect(files["nginx-maps.conf"]).toBe(maps.join("\n"));
});

test("Caddy gets the same rules", () => {
  expect(caddyFile(RULES).split("\n")).toEqual([
    'header /* Cache-Control "public, max-age=0, must-revalidate"',
    'header /* X-Frame-Options "SAMEORIGIN"',
    'header /* X-Policy "one; a=b:c"',
    'header / X-Own "yes"',
    'header /about X-Own "yes"',
    'header /assets/* Cache-Control "public, immutable"',
    'header /preview/* +X-Policy "two"',
    "redir /old /about{query_suffix} 301",
    "redir /old/ /about{query_suffix} 301",
    "",
  ]);
});

test("a rule whose path these files can't express stops the build", () => {
  const headers = [{ path: "/a/*/b", headers: { "X-A": "b" } }];
  expect(() => caddyFile({ headers, redirects: [] })).toThrow("found /a/*/b, expected /*, a page");
});
