import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Verdict, weightVerdicts } from "../../tools/weight/budgets.ts";
import { weighPage } from "../../tools/weight/weigh-page.ts";
import { htmlOf, PAGE_PATHS, SITE_FOLDER } from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

test("every page keeps its budgets for HTML and script", async ({ baseURL }) => {
  for (const path of PAGE_PATHS) {
    const weight = await weighPage({ url: baseURL ?? "" }, { path, html: htmlOf(path) });
    expect(weight.script).toBeGreaterThan(0);
    const broken = weightVerdicts(weight).filter(({ met }: Verdict) => !met);
    expect(broken.map(({ text }) => `${path}: ${text}`)).toEqual([]);
  }
});

test("no script has zod in it, which only checks content", () => {
  const folder = join(SITE_FOLDER, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts).not.toEqual([]);
  expect(
    scripts.filter((name) => readFileSync(join(folder, name), "utf8").includes("ZodError")),
  ).toEqual([]);
});
