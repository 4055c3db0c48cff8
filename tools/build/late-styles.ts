import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { minify, type RouteStyles } from "./page-styles.ts";
import type { Page } from "./pages.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** The mark of the link to a page's later styles; the boot knows it by this too. */
export const LATE = "data-late";

const { isElementNode, getTagName } = defaultTreeAdapter;

const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

const classesOf = (element: Element) => attribute(element, "class")?.split(/\s+/) ?? [];

/** Elements and what is in them, but for what a closed disclosure holds. */
function* shownIn(elements: readonly Element[], closed: ReadonlySet<string>): Generator<Element> {
  for (const element of elements) {
    const id = attribute(element, "id");
    if (id && closed.has(id)) continue;
    yield element;
    const children = element.childNodes.filter(isElementNode);
    const folded = getTagName(element) === "details" && attribute(element, "open") === undefined;
    yield* shownIn(
      folded ? children.filter((child) => getTagName(child) === "summary") : children,
      closed,
    );
  }
}

/** The ids of what the buttons of a page would open. */
const closedIds = (body: Element): Set<string> =>
  new Set(
    [...shownIn([body], new Set())]
      .filter((element) => attribute(element, "aria-expanded") === "false")
      .flatMap((element) => attribute(element, "aria-controls") ?? []),
  );

/** The part of a page that its heading stands in: a section of the page or of its article. */
function opening(body: Element): Element | undefined {
  let part = [...shownIn([body], new Set())].find((element) => getTagName(element) === "h1");
  while (part) {
    const parent = part.parentNode;
    if (!parent || !isElementNode(parent)) return undefined;
    if (["main", "article"].includes(getTagName(parent))) return part;
    part = parent;
  }
  return undefined;
}

/**
 * The first screen of a page: where in the text it ends, and the classes of all that shows in it.
 * What a closed disclosure holds doesn't.
 */
export function firstScreen({ file, html }: Page): { end: number; classes: Set<string> } {
  const root = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(isElementNode);
  const body = root?.childNodes.filter(isElementNode).find((node) => getTagName(node) === "body");
  const end = body && opening(body)?.sourceCodeLocation?.endOffset;
  if (!body || end === undefined) {
    throw new Error(`${file}: found no opening with an h1, expected one in main or its article`);
  }
  const shown = [...shownIn([body], closedIds(body))].filter(
    ({ sourceCodeLocation }) => (sourceCodeLocation?.startOffset ?? end) < end,
  );
  return { end, classes: new Set(shown.flatMap(classesOf)) };
}

const CLASS = /\.([a-z][\w-]*)/gi;

/** The rules of minified CSS, one by one, each with what stands in its braces. */
export function rulesOf(css: string): { text: string; head: string; body: string | undefined }[] {
  const rules = [];
  let [start, open, depth] = [0, 0, 0];
  // A string may hold braces of its own, and is passed over.
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|[{};]/g)) {
    if (sign === "{") {
      depth += 1;
      if (depth === 1) open = index;
    }
    if (sign === "}") depth -= 1;
    if (depth > 0 || sign.startsWith('"')) continue;
    const text = css.slice(start, index + 1);
    const body = sign === "}" ? css.slice(open + 1, index) : undefined;
    rules.push({ text, head: css.slice(start, body === undefined ? index : open), body });
    start = index + 1;
  }
  return rules;
}

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

const ARGUMENT = /\([^()]*\)/g;

/** A selector without what its functions take: that something is not there, or one of several. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(ARGUMENT, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Whether a rule, by its head, may apply to what shows classes; one for paper does not. */
const appliesTo =
  (classes: ReadonlySet<string>) =>
  (head: string): boolean =>
    head.startsWith("@")
      ? head !== "@media print"
      : withoutArguments(head)
          .split(",")
          .some((selector) =>
            [...selector.matchAll(CLASS)].every(([, name = ""]) => classes.has(name)),
          );

/**
 * Splits a page's styles in what its first screen needs and the rest: modules and rules for classes that
 * it does not show, and the rules for paper. Both keep the modules' order.
 * @param modules the styles of each module, in their order
 */
export function splitStyles(
  modules: RouteStyles["modules"],
  classes: ReadonlySet<string>,
): { first: string; later: string } {
  const shows = ({ css, scoped }: RouteStyles["modules"][number]) =>
    !scoped || [...css.matchAll(CLASS)].some(([, name = ""]) => classes.has(name));
  const applies = appliesTo(classes);
  const firstOf = (module: RouteStyles["modules"][number]) =>
    shows(module) ? sift(minify("first.css", module.css), applies) : "";
  const restOf = (module: RouteStyles["modules"][number]) =>
    shows(module) ? sift(minify("later.css", module.css), (head) => !applies(head)) : module.css;
  return {
    first: minify("first.css", modules.map(firstOf).join("\n")),
    later: minify("later.css", modules.map(restOf).join("\n")),
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
