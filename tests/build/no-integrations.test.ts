import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { home, pageContent, site } from "../support/content.ts";

// Two integrations are switched off and three aren't connected. The clinic has its own address.

const FOLDER = "build-no-integrations";
const INTEGRATION = /\b(forms?|chat|map|reviews?)\b/i;

const read = (page: string) => readFileSync(join(FOLDER, "client", page), "utf8");
const mainText = (html: string) =>
  html.slice(html.indexOf("<main")).replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, " ");

beforeAll(() => {
  const { NODE_ENV: _ofTheTests, ...environment } = process.env;
  const CLINIC_FILE = "tests/fixtures/no-integrations.yaml";
  execFileSync("npm", ["run", "--silent", "build"], {
    env: { ...environment, CLINIC_FILE, BUILD_DIR: FOLDER },
  });
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

test("no page has a frame, a placeholder or its instructions, and the policy allows none", () => {
  expect(existsSync(join(FOLDER, "client/placeholder"))).toBe(false);
  const pages = globSync("**/*.html", { cwd: join(FOLDER, "client") });
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const html = read(page);
    for (const sign of [
      "<iframe",
      "/placeholder/",
      site.placeholder.howToConnect,
      site.form.beforeLoading,
    ])
      expect(html, page).not.toContain(sign);
    expect(html, page).toContain("frame-src 'none'");
    expect(html, page).not.toContain(site.footer.chat.notice);
  }
});

test("phone and email take the form's place", () => {
  for (const [page, { discoveryCall }] of [
    ["index.html", home],
    ["contact.html", pageContent("pages/contact")],
  ] as const) {
    const html = read(page);
    // The demo's first step is to fill in the form.
    expect(html).not.toContain(discoveryCall.steps[0]);
    expect(html).toContain(discoveryCall.steps.at(-1));
    expect(html).toMatch(/<main[\s\S]*href="mailto:ask@wattleandstone\.example"/);
  }
});

test("the legal pages name no integration that's off", () => {
  const otherMeanings = /patient form|review (date|it)/gi;
  for (const page of ["privacy-policy.html", "terms-of-service.html", "accessibility.html"]) {
    const lines = mainText(read(page))
      .replace(otherMeanings, "")
      .split(/(?<=[.!?])\s/);
    expect(lines.filter((line) => INTEGRATION.test(line))).toEqual([]);
  }
});
