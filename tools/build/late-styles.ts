import { rulesOf } from "./css-rules.ts";
import { firstScreen, type Shown } from "./first-screen.ts";
import { withoutUnusedTokens } from "./later-tokens.ts";
import { minify, type RouteStyles } from "./page-styles.ts";
import type { Page } from "./pages.ts";
import { withTokensInPlace } from "./tokens-in-place.ts";

/** The mark of the link to a page's later styles; the boot knows it by this too. */
export const LATE = "data-late";

const TAG = /(?<![\w.:[="-])([a-z][a-z0-9]*)(?![^[]*\])/gi;
const CLASS = /\.([a-z][\w-]*)/gi;
const ATTRIBUTE = /\[([a-z-]+)(?:=["']?([^\]"']*)["']?)?\]/gi;
/** What only a visitor's doing brings, and the change from one page to another. */
const LATER_STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|:view-transition[\w-]*)(?![\w-])/;

const PAPER = /^@(?:layer|media) print$/;
/** At-rules that hold rules of their own, but for those of paper. */
const GROUP = /^@(?:layer|media|supports|container)\b(?! print$)/;

/** The rules of which `keeps` is true, each where it stood. */
const sift = (css: string, keeps: (head: string) => boolean): string =>
  rulesOf(css)
    .map(({ text, head, body }) => {
      if (body === undefined || !GROUP.test(head)) return keeps(head) ? text : "";
      const kept = sift(body, keeps);
      return kept && `${head}{${kept}}`;
    })
    .join("");

const FUNCTION = /:([\w-]+)\(([^()]*)\)/;
/** Functions of which one argument has to be there. */
const ONE_OF = new Set(["is", "where", "has"]);
/** Stands for a part of a selector that nothing shown can be. */
const NOWHERE = "[-]";

const listed = (selectors: string): string[] => selectors.split(",");

/** Whether one selector without functions may mean what is shown, before a visitor has done anything. */
const means = (selector: string, { tags, classes, attributes }: Shown): boolean =>
  !selector.includes(NOWHERE) &&
  !LATER_STATE.test(selector) &&
  [...selector.matchAll(TAG)].every(([, name = ""]) => tags.has(name)) &&
  [...selector.matchAll(CLASS)].every(([, name = ""]) => classes.has(name)) &&
  [...selector.matchAll(ATTRIBUTE)].every(([, name = "", value]) =>
    attributes.has(value === undefined ? name : `${name}=${value}`),
  );

/** Selectors with each function, the inner ones first, taken for nothing or for what cannot be. */
function withoutFunctions(selectors: string, shown: Shown): string {
  const plain = selectors.replace(FUNCTION, (_, name: string, options: string) =>
    ONE_OF.has(name) && !listed(options).some((option) => means(option, shown)) ? NOWHERE : "",
  );
  return plain === selectors ? selectors : withoutFunctions(plain, shown);
}

/** Whether a rule, by its head, may apply to what is shown; one for paper does not. */
const appliesTo =
  (shown: Shown) =>
  (head: string): boolean =>
    head.startsWith("@")
      ? !PAPER.test(head)
      : listed(withoutFunctions(head, shown)).some((selector) => means(selector, shown));

/**
 * Splits a page's styles in what its first screen needs and the rest: modules and rules for classes and
 * attributes that it does not show, for states that a visitor brings about, for paper, and the custom
 * properties they alone ask for. Both keep the modules' order.
 * @param modules the styles of each module, in their order
 * @param html the page, which may ask for custom properties itself
 */
export function splitStyles(
  modules: RouteStyles["modules"],
  shown: Shown,
  html: string,
): { first: string; later: string } {
  const shows = ({ css, scoped }: RouteStyles["modules"][number]) =>
    !scoped || [...css.matchAll(CLASS)].some(([, name = ""]) => shown.classes.has(name));
  const applies = appliesTo(shown);
  const firstOf = (module: RouteStyles["modules"][number]) =>
    shows(module) ? sift(minify("first.css", module.css), applies) : "";
  const restOf = (module: RouteStyles["modules"][number]) =>
    shows(module) ? sift(minify("later.css", module.css), (head) => !applies(head)) : module.css;
  const { css, unused } = withoutUnusedTokens(
    minify("first.css", modules.map(firstOf).join("\n")),
    html,
  );
  const all = modules.map((module) => module.css).join("\n");
  const { css: first, inPlace } = withTokensInPlace(css, { all, html });
  return {
    first: minify("first.css", first),
    later: minify("later.css", [unused, inPlace, ...modules.map(restOf)].join("\n")),
  };
}

/**
 * Puts the link to a page's later styles right behind its first screen: what stands before it is painted
 * without them, what stands after it never.
 */
export function linkLaterStyles(page: Page, file: string): Page {
  const { end } = firstScreen(page);
  const link = `<link rel="stylesheet" href="${file}" ${LATE}="">`;
  return { ...page, html: page.html.slice(0, end) + link + page.html.slice(end) };
}
