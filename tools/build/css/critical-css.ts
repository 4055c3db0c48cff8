import Beasties from "beasties";
import {
  appendChild,
  attribute,
  createElement,
  elementsIn,
  type HtmlPage,
  ownText,
  parsePage,
  removeAfter,
  serializePage,
  setAttribute,
  setText,
  type TreeElement,
} from "../page/html-tree.ts";

const PLACE = "data-site-stylesheet";
// It looks for elements inside <html>, so it would miss the attribute of <html> itself.
const beasties = new Beasties({ logLevel: "error", allowRules: [/^\[data-chat=/] });

function findOne(
  page: HtmlPage,
  what: string,
  matches: (element: TreeElement) => boolean,
): TreeElement {
  const [element, ...more] = [...elementsIn(page.document)].filter(matches);
  if (element && more.length === 0) return element;
  throw new Error(`${page.file}: found ${element ? "several" : "no"} ${what}, expected one`);
}

const styleOf = (page: HtmlPage) => findOne(page, "<style>", ({ tagName }) => tagName === "style");

const placeIn = (page: HtmlPage) =>
  findOne(page, `[${PLACE}]`, (element) => attribute(element, PLACE) !== undefined);

/** The page up to the place for the stylesheet, without what closed `<details>` hide, such as the menu on phones. */
function firstScreen(page: HtmlPage): string {
  const copy = parsePage({ ...page, html: serializePage(page) });
  removeAfter(placeIn(copy));
  for (const element of elementsIn(copy.body)) {
    if (element.tagName === "details" && attribute(element, "open") === undefined)
      element.childNodes = element.childNodes.filter(({ nodeName }) => nodeName === "summary");
  }
  return serializePage(copy);
}

/** The rules of the page's `<style>` that match something on its first screen. */
const criticalRules = async (page: HtmlPage): Promise<string> =>
  ownText(styleOf(parsePage({ ...page, html: await beasties.process(firstScreen(page)) })));

/**
 * Writes the CSS of a page's header and first section into its head, which saves a round trip before first paint: 150 ms on a slow phone.
 * The site's stylesheet is linked right after that section (app/ui/section-boundaries.tsx), so that it doesn't delay the section,
 * and what follows isn't painted unstyled.
 * @param stylesheet the link to the site's stylesheet. It's disabled until another page is shown: app/navigation/site-stylesheet.ts
 * @param css the site's stylesheet
 */
export async function inlineCriticalCss(
  page: HtmlPage,
  stylesheet: TreeElement,
  css: string,
): Promise<void> {
  // It declares the order of the layers, so it has to come before any rule.
  const style = styleOf(page);
  setText(style, ownText(style) + css);
  // Beasties leaves fonts out that only custom properties name.
  const fonts = css.match(/@font-face\{[^}]*\}/g) ?? [];
  setText(style, (await criticalRules(page)) + fonts.join(""));
  const href = attribute(stylesheet, "href") ?? "";
  appendChild(placeIn(page), createElement("link", { rel: "stylesheet", href }));
  setAttribute(stylesheet, "disabled", "");
}
