import { describe, expect, it } from "vitest";
import { answer } from "./answer.ts";

const FILES = new Set([
  "/index.html",
  "/about.html",
  "/404.html",
  "/blog.html",
  "/blog/posture-problem.html",
  "/assets/root-1.js",
]);

describe("answer", () => {
  it.each(["/", "/?from=card", "/about", "/blog", "/blog/posture-problem", "/assets/root-1.js"])(
    "serves %s",
    (target) => {
      expect(answer(target, FILES).status).toBe(200);
    },
  );

  it.each([
    ["/about/", "/about"],
    ["/about.html", "/about"],
    ["/about/index.html", "/about"],
    ["/about/?a=1&b=2", "/about?a=1&b=2"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/blog/", "/blog"],
  ])("redirects %s to %s", (target, location) => {
    expect(answer(target, FILES)).toEqual({ status: 301, location });
  });

  it.each([
    "/nowhere",
    "/nowhere/",
    "/404",
    "/404/",
    "/404.html",
    "/_headers",
    "/assets",
    "/assets/",
    "/assets/root-2.js",
    "/About",
    "/about//",
    "/constructor",
  ])("answers %s with 404", (target) => {
    expect(answer(target, FILES)).toEqual({ status: 404 });
  });

  it.each([
    "/%E0%A4%A",
    "/%",
    "/%00",
    "/about%00.html",
    "//evil.example",
    "//about",
    "/..%2f..%2fetc/passwd",
    "/../package.json",
    "/assets/../about",
    "/..%5c..%5cpackage.json",
    "/%0d%0aSet-Cookie:a=b",
    "http://evil.example/",
    "about",
    "*",
    "",
  ])("answers %j with 400", (target) => {
    expect(answer(target, FILES)).toEqual({ status: 400 });
  });

  it("redirects an old address to its new one and keeps the query", () => {
    const moved = new Map([["/old", "/about"]]);
    expect(answer("/old?a=1", FILES, moved)).toEqual({ status: 301, location: "/about?a=1" });
    expect(answer("/old/more", FILES, moved)).toEqual({ status: 404 });
  });

  it("answers a very long address with 414", () => {
    expect(answer(`/${"a".repeat(5000)}`, FILES)).toEqual({ status: 414 });
  });
});
