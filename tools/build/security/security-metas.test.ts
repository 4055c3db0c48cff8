import { expect, test } from "vitest";
import { addSecurityMetas } from "./security-metas.ts";

const page = (html: string) => ({ file: "about.html", path: "/about", html });

test("the metas stand first in the head, after its encoding", () => {
  const { html } = addSecurityMetas(
    page('<html><head><meta charSet="utf-8"/><title>About</title></head></html>'),
    "default-src 'self'",
  );
  expect(html).toBe(
    '<html><head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>` +
      '<meta http-equiv="X-Content-Type-Options" content="nosniff"/>' +
      '<meta name="X-Frame-Options" content="SAMEORIGIN"/>' +
      '<meta http-equiv="X-XSS-Protection" content="1; mode=block"/>' +
      '<meta name="referrer" content="strict-origin-when-cross-origin"/>' +
      "<title>About</title></head></html>",
  );
});

test("a head of another shape stops the build", () => {
  expect(() => addSecurityMetas(page("<head><title>About</title></head>"), "")).toThrow(
    "about.html: found 0 of the head's first lines, expected one",
  );
});
