import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Axe's findings on the page, each with its element. Empty if there are none.
 * @param rules look for these only
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // `preload` would fetch style sheets, which the content security policy blocks; no rule here needs it.
  // `iframes: false`, because a frame is the provider's document (our placeholders are tested separately).
  // `resultTypes` saves most of the time by leaving out what passes.
  const axe = new AxeBuilder({ page }).options({
    preload: false,
    iframes: false,
    resultTypes: ["violations"],
  });
  if (rules) axe.withRules(rules);
  else axe.withTags(RULES);
  // Legacy mode, because without frames axe needs no second tab to merge results.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
