import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadRedirects } from "./load.ts";
import { PUBLISHED_FILE, REDIRECTS_FILE } from "./redirects.ts";

const PAGES = new Set(["/", "/blog"]);
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "redirects-"));
  mkdirSync(join(root, "content"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

test("reads a renamed article's redirect", () => {
  write(PUBLISHED_FILE, "# Known\n/\n/blog/old\n");
  write(REDIRECTS_FILE, "# Old\n- { from: /blog/old, to: /blog }\n");
  expect(loadRedirects(root, PAGES)).toEqual([{ from: "/blog/old", to: "/blog" }]);
});

test("no redirects are required before the first publication", () => {
  write(REDIRECTS_FILE, "# None\n");
  expect(loadRedirects(root, PAGES)).toEqual([]);
});

test("reports each mistake in its own line", () => {
  write(PUBLISHED_FILE, "/blog/old\n");
  write(REDIRECTS_FILE, "- { from: /blog/older, to: /blog/gone }\n");
  expect(() => loadRedirects(root, PAGES)).toThrow(
    new RegExp(
      '^content/redirects.yaml: 0.to: found "/blog/gone", .*\\n' +
        "content/redirects.yaml: whole file: found nothing for /blog/old, which was published, .*$",
    ),
  );
});

test("an entry of the wrong shape is reported like any content error", () => {
  write(REDIRECTS_FILE, "- /blog/old: /blog\n");
  expect(() => loadRedirects(root, PAGES)).toThrow("redirects.yaml: 0");
});
