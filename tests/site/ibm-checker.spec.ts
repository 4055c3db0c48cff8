import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { PAGE_KINDS } from "../support/built-site.ts";
import { loadFrames } from "../support/frames.ts";
import { expect, open, test } from "../support/test.ts";

// A second accessibility checker besides axe: IBM's, which has its own rules.

const CHECKER = readFileSync(
  new URL(import.meta.resolve("accessibility-checker-engine/ace-window.js")),
  "utf8",
);
const report = z.object({
  results: z.array(
    z.object({
      ruleId: z.string(),
      value: z.tuple([z.string(), z.string()]),
      message: z.string(),
      snippet: z.string(),
      path: z.object({ dom: z.string() }),
    }),
  ),
});

/**
 * Definite failures only, not what the checker asks a person to review. Frames are the provider's
 * responsibility.
 */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(CHECKER);
  const found: unknown = await page.evaluate("new ace.Checker().check(document, ['WCAG_2_2'])");
  return (
    report
      .parse(found)
      .results.filter(({ value: [kind, outcome] }) => kind === "VIOLATION" && outcome === "FAIL")
      .filter(({ path: { dom } }) => !dom.includes("/iframe["))
      // The header lies over the hero, which isn't around it: contrast.spec.ts measures the pixels.
      .filter(
        ({ ruleId, path: { dom } }) =>
          ruleId !== "text_contrast_sufficient" || !dom.includes("/header["),
      )
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
  );
}

test.use({ bypassCSP: true });

for (const path of PAGE_KINDS)
  test(`${path} has no violations in IBM's checker`, { tag: "@long" }, async ({ page }) => {
    await open(page, path);
    await loadFrames(page);
    expect(await violations(page)).toEqual([]);
  });
