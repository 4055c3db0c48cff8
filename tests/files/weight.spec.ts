import { type Verdict, weightVerdicts } from "../../tools/lab/bench/budgets.ts";
import { weighPage } from "../../tools/lab/bench/weigh.ts";
import { htmlOf, PAGES } from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

test("every page keeps its budgets for HTML and script", async ({ baseURL }) => {
  for (const path of PAGES) {
    const weight = await weighPage({ address: baseURL ?? "" }, { path, html: htmlOf(path) });
    expect(weight.script).toBeGreaterThan(0);
    const broken = weightVerdicts(weight).filter(({ met }: Verdict) => !met);
    expect(broken.map(({ text }) => `${path}: ${text}`)).toEqual([]);
  }
});
