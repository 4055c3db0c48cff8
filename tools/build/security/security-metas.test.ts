import { expect, test } from "vitest";
import { parsePage, serialisePage } from "../page/html-tree.ts";
import { addSecurityMetas } from "./security-metas.ts";

const page = (html: string) => parsePage({ file: "about.html", path: "/about", html });

test("the metas are first in the head, after the charset", () => {
  const about = page('<html><head><meta charset="utf-8"><title>About</title></head></html>');
  addSecurityMetas(about, "default-src 'self'");
  expect(serialisePage(about)).toBe(
    '<html><head><meta charset="utf-8">' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">` +
      '<meta http-equiv="X-Content-Type-Options" content="nosniff">' +
      '<meta name="X-Frame-Options" content="SAMEORIGIN">' +
      '<meta http-equiv="X-XSS-Protection" content="1; mode=block">' +
      '<meta name="referrer" content="strict-origin-when-cross-origin">' +
      "<title>About</title></head><body></body></html>",
  );
});

test("a head that doesn't start with the charset stops the build", () => {
  expect(() => addSecurityMetas(page("<head><title>About</title></head>"), "")).toThrow(
    "about.html: found a head without its encoding first",
  );
});
