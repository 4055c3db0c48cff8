import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { attribute } from "../../tools/build/page/html-tree.ts";
import {
  builtPage,
  htmlOf,
  PAGE_PATHS,
  policyIn,
  SITE_FOLDER,
  UNKNOWN_PATH,
} from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

/** The weaknesses csp_evaluator finds, certain or likely. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);

test("csp_evaluator finds no weakness in the policy of any page or placeholder", () => {
  const folder = join(SITE_FOLDER, "placeholder");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const placeholders = names.filter((name) => name.endsWith(".html"));
  const documents = [
    ...PAGE_PATHS.map((path) => [path, htmlOf(path)] as const),
    ...placeholders.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const),
  ];
  for (const [name, html] of documents) {
    expect(policyIn(html), name).toContain("default-src 'none'");
    expect(weaknesses(policyIn(html)), name).toEqual([]);
  }
  expect(weaknesses("script-src 'unsafe-inline'")).not.toEqual([]);
});

test("every page's head starts with its encoding and the five specified metas", () => {
  for (const path of PAGE_PATHS) {
    const metas = builtPage(path)
      .head.childNodes.slice(0, 6)
      .flatMap((one) =>
        "attrs" in one ? one.attrs.map(({ name, value }) => `${name}=${value}`).join(" ") : [],
      );
    expect(metas, path).toEqual([
      "charset=utf-8",
      `http-equiv=Content-Security-Policy content=${policyIn(htmlOf(path)).replaceAll("&#x27;", "'")}`,
      "http-equiv=X-Content-Type-Options content=nosniff",
      "name=X-Frame-Options content=SAMEORIGIN",
      "http-equiv=X-XSS-Protection content=1; mode=block",
      "name=referrer content=strict-origin-when-cross-origin",
    ]);
  }
});

test("no page waits for a script, and none comes from another host", () => {
  for (const path of PAGE_PATHS)
    for (const script of builtPage(path).all.filter(({ tagName }) => tagName === "script")) {
      const src = attribute(script, "src");
      if (src === undefined) continue;
      expect(src, path).toMatch(/^\//);
      expect(
        attribute(script, "async") ?? attribute(script, "defer"),
        `${path}: ${src}`,
      ).toBeDefined();
    }
});

test("the public site has nothing of the editor", async ({ request }) => {
  const response = await request.get("/admin");
  expect(response.status()).toBe(404);
  expect(await response.text()).toBe(htmlOf("/404"));
  const files = readdirSync(SITE_FOLDER, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /admin|editor|config\.json/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js)$/.test(file));
  expect(
    texts.filter((file) => /sveltia|\/admin/.test(readFileSync(join(SITE_FOLDER, file), "utf8"))),
  ).toEqual([]);
});

test("the editor runs only its own scripts, and no site may frame it or list it", async ({
  editorUrl,
  request,
}) => {
  for (const path of ["/", "/config.json", UNKNOWN_PATH]) {
    const headers = (await request.get(editorUrl + path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(weaknesses(policy)).toEqual([]);
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "x-robots-tag": "noindex" });
  }
});
