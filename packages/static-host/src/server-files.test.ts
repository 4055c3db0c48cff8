import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { HeaderRule } from "./headers.ts";
import { caddyFile, nginxFiles } from "./server-files.ts";
import { writeRules } from "./write-rules.ts";

const RULES: HeaderRule[] = [
  { path: "/*", headers: { "X-Frame-Options": "SAMEORIGIN", "X-Policy": "one" } },
  { path: "/", headers: { "X-Own": "yes" } },
  { path: "/about", headers: { "X-Own": "yes" } },
  { path: "/assets/*", headers: { "Cache-Control": "public, immutable" } },
  { path: "/preview/*", headers: { "X-Policy": "two" } },
];
const MOVED = [{ from: "/old", to: "/about" }];

test("nginx gets all rules: for all paths, for some paths, and redirects", () => {
  const files = nginxFiles(RULES, MOVED);
  expect(files["nginx-headers.conf"]).toBe(
    'add_header X-Frame-Options "SAMEORIGIN" always;\nadd_header X-Policy "one" always;\n' +
      "add_header X-Own $site_header_0 always;\nadd_header Cache-Control $site_header_1 always;\nadd_header X-Policy $site_header_2 always;\n",
  );
  expect(files["nginx-maps.conf"]).toContain("  /old /about;\n  /old/ /about;\n");
  expect(files["nginx-maps.conf"]).toContain(
    'map $uri $site_header_1 {\n  default "public, max-age=0, must-revalidate";\n  ~^/assets/ "public, immutable";\n}',
  );
  expect(files["nginx-maps.conf"]).toContain(
    'map $uri $site_header_0 {\n  default "";\n  /index.html "yes";\n  /about.html "yes";\n}',
  );
  expect(files["nginx-maps.conf"]).toContain(
    'map $uri $site_header_2 {\n  default "";\n  ~^/preview/ "two";\n}',
  );
});

test("Caddy gets the same rules", () => {
  expect(caddyFile(RULES, MOVED)).toBe(
    [
      'header * X-Frame-Options "SAMEORIGIN"',
      'header * X-Policy "one"',
      'header * Cache-Control "public, max-age=0, must-revalidate"',
      'header / X-Own "yes"',
      'header /about X-Own "yes"',
      'header /assets/* Cache-Control "public, immutable"',
      'header /preview/* +X-Policy "two"',
      "redir /old /about{query_suffix} 301",
      "redir /old/ /about{query_suffix} 301",
      "",
    ].join("\n"),
  );
});

test("a rule whose path these files can't express stops the build", () => {
  expect(() => caddyFile([{ path: "/a/*/b", headers: { "X-A": "b" } }], [])).toThrow(
    "found /a/*/b, expected /*, a page",
  );
});

test("writes the rules for all hosts", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rules-"));
  await mkdir(join(folder, "site"));
  const folders = { site: join(folder, "site"), servers: join(folder, "servers") };
  await writeRules(folders, { headers: RULES, redirects: MOVED });
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    "servers",
    "servers/caddy-site",
    "servers/nginx-headers.conf",
    "servers/nginx-maps.conf",
    "site",
    "site/_headers",
    "site/_redirects",
  ]);
  await rm(folder, { recursive: true });
});
