import { expect, test } from "vitest";
import { resolveRequest } from "./resolve-request.ts";

const FILES = new Set(
  ["index", "about", "404", "blog", "blog/posture"].map((page) => `/${page}.html`),
).add("/assets/root-1.js");
const MOVED = new Map([["/old", "/about"]]);
const resolve = (target: string) => resolveRequest(target, (file) => FILES.has(file), MOVED);

test.each(["/", "/?from=card", "/about", "/blog", "/blog/posture", "/assets/root-1.js"])(
  "serves %s",
  (target) => expect(resolve(target).status).toBe(200),
);

test.each([
  [301, "/about/", "/about"],
  [301, "/about.html", "/about"],
  [301, "/about/index.html", "/about"],
  [301, "/about/?a=1&b=2", "/about?a=1&b=2"],
  [301, "/index.html", "/"],
  [301, "/index", "/"],
  [301, "/old?a=1", "/about?a=1"],
  [308, "/%61bout", "/about"],
  [308, "/%61bout?a=%61", "/about?a=%61"],
  [308, "/blog/p%6Fsture", "/blog/posture"],
  [308, "/%e2%82%ac", "/%E2%82%AC"],
])("answers with %d: %s leads to %s", (status, target, location) =>
  expect(resolve(target)).toEqual({ status, location }),
);

test.each([
  ...["/nowhere", "/nowhere/", "/404", "/404/", "/404.html", "/_headers", "/assets", "/assets/"],
  ...["/assets/root-2.js", "/About", "/about//", "/constructor", "/old/more", "/%E2%82%AC"],
])("answers %s with 404", (target) => expect(resolve(target)).toEqual({ status: 404 }));

test.each([
  ...["/%E0%A4%A", "/%", "/%00", "/about%00.html", "//evil.example", "/%2fevil.example", "*", ""],
  ...[
    "/about%23",
    "/about%3f",
    "/..%2f..%2fetc/passwd",
    "/../package.json",
    "/assets/../about",
    "/..%5c..%5cpackage.json",
  ],
  ...["/%2e%2e/a", "/%0d%0aSet-Cookie:a=b", "http://evil.example/", "about"],
])("answers %j with 400", (target) => expect(resolve(target)).toEqual({ status: 400 }));
