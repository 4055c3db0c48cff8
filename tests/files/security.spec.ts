import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { headersFor, parseHeadersFile } from "static-host";
import { policyFor } from "../../tools/build/security/policy.ts";
import { htmlOf, PAGES, SITE_FOLDER, UNKNOWN_PATH } from "../support/built-site.ts";
import { observatoryScore, policyIn } from "../support/observatory.ts";
import { expect, test } from "../support/server.ts";

const headersOf = (path: string) => {
  const file = readFileSync(join(SITE_FOLDER, "_headers"), "utf8");
  return Object.fromEntries(headersFor(parseHeadersFile(file), path));
};

/** The weaknesses csp_evaluator finds, certain or likely. */
const weaknesses = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ""}: ${description}`);

test("every page scores 120 or more by the rules of MDN's HTTP Observatory", () => {
  for (const path of PAGES) {
    const answer = { headers: headersOf(path), html: htmlOf(path) };
    expect(observatoryScore(answer), path).toBeGreaterThanOrEqual(120);
  }
});

test("csp_evaluator finds no weakness in any page's policy", () => {
  for (const path of PAGES) {
    const policy = policyIn(htmlOf(path));
    expect(policy, path).toContain("default-src 'none'");
    expect(weaknesses(policy), path).toEqual([]);
  }
});

test("csp_evaluator finds no weakness in the placeholders' policy", () => {
  const folder = join(SITE_FOLDER, "placeholder");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => each.endsWith(".html"))) {
    const policy = policyIn(readFileSync(join(folder, name), "utf8"));
    expect(policy, name).toContain("default-src 'none'");
    expect(weaknesses(policy), name).toEqual([]);
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
  editorAddress,
  request,
}) => {
  for (const path of ["/", "/config.json", UNKNOWN_PATH]) {
    const headers = (await request.get(editorAddress + path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
    );
    expect(weaknesses(policy)).toEqual([]);
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "x-robots-tag": "noindex" });
  }
});

test("the score and csp_evaluator detect weak headers and policies", () => {
  // The policy of a site with no outside service connected, whatever this site has.
  const policy = policyFor({ connected: [], placeholders: false }, { scripts: [], styles: [] });
  const headers = headersOf("/");
  const html = htmlOf("/").replace(policyIn(htmlOf("/")), policy);
  const score = (change: Record<string, string | undefined>, page = html) =>
    observatoryScore({ headers: { ...headers, ...change }, html: page });
  const best = score({});
  expect(score({}, html.replace("default-src 'none'", "default-src 'self'"))).toBe(best - 5);
  expect(score({}, html.replace("script-src", "script-src https:"))).toBe(80);
  expect(score({}, html.replace(policy, ""))).toBeLessThan(100);
  expect(score({ "content-security-policy": undefined })).toBe(best - 5);
  expect(score({ "strict-transport-security": "max-age=60" })).toBe(best - 10);
  expect(score({ "referrer-policy": "unsafe-url" })).toBe(best - 10);
  expect(score({ "cross-origin-resource-policy": undefined })).toBe(best - 10);
  const script = '<script src="https://elsewhere.example/a.js"></script>';
  expect(score({}, html + script)).toBe(best - 5);
  expect(weaknesses("script-src 'unsafe-inline'").length).toBeGreaterThan(0);
});
