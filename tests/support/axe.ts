import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page as it stands, each with the element: empty where all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Its own reading of style sheets goes against the page's policy, and no rule here needs it. A frame
  // holds a provider's document; the previews in their place are looked at on their own.
  // What passes need not be told of, which is most of its time.
  const axe = new AxeBuilder({ page })
    .options({ preload: false, iframes: false, resultTypes: ["violations"] })
    .withTags(RULES);
  // Without frames it needs no second tab to gather their findings in.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
