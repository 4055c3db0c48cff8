import Beasties from "beasties";
import {
  appendChild,
  attribute,
  createElement,
  type Element,
  elementsIn,
  type Page,
  parsePage,
  serialisePage,
  setAttribute,
  setText,
  textOf,
} from "../page/html-tree.ts";

const PLACE = "data-deferred-css";
// It looks for elements inside <html>, so it would miss the attribute of <html> itself.
const beasties = new Beasties({ logLevel: "error", allowRules: [/^\[data-chat=/] });

function find(page: Page, what: string, matches: (element: Element) => boolean): Element {
  const element = [...elementsIn(page.document)].find(matches);
  if (!element) throw new Error(`${page.file}: found no ${what}, expected one`);
  return element;
}

/** The page up to the place for the deferred CSS, without what closed `<details>` hide, such as the menu on phones. */
function firstScreen(page: Page): string {
  const copy = parsePage({ ...page, html: serialisePage(page) });
  for (const element of elementsIn(copy.body)) {
    if (element.tagName === "details" && attribute(element, "open") === undefined)
      element.childNodes = element.childNodes.filter(({ nodeName }) => nodeName === "summary");
  }
  const [start = ""] = serialisePage(copy).split(` ${PLACE}=`);
  return start;
}

/** The rules of the page's `<style>` that match something on its first screen. */
async function criticalRules(page: Page): Promise<string> {
  const html = await beasties.process(firstScreen(page));
  const [, rules = ""] = html.match(/<style>(.*?)<\/style>/s) ?? [];
  return rules;
}

/**
 * Writes the CSS of a page's first section into its head, which saves a round trip before first paint: 150 ms on a slow phone.
 * The site's stylesheet is linked right after that section (`<DeferredCss>` in app/ui/section-boundaries.tsx), so that it
 * doesn't delay the section, and what follows isn't painted unstyled.
 * @param stylesheet the link to the site's stylesheet. It's disabled until another page is shown: app/navigation/site-stylesheet.ts
 * @param css the site's stylesheet
 */
export async function inlineCriticalCss(
  page: Page,
  stylesheet: Element,
  css: string,
): Promise<void> {
  // It declares the order of the layers, so it has to come before any rule.
  const style = find(page, "<style>", ({ tagName }) => tagName === "style");
  const place = find(page, `[${PLACE}]`, (element) => attribute(element, PLACE) !== undefined);
  setText(style, textOf(style) + css);
  // Beasties leaves fonts out that only custom properties name.
  const fonts = css.match(/@font-face\{[^}]*\}/g) ?? [];
  setText(style, (await criticalRules(page)) + fonts.join(""));
  const href = attribute(stylesheet, "href") ?? "";
  appendChild(place, createElement("link", { rel: "stylesheet", href }));
  setAttribute(stylesheet, "disabled", "");
}
