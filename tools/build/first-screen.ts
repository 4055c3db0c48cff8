import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import type { Page } from "./pages.ts";

type Element = DefaultTreeAdapterTypes.Element;

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

/** What a selector may name of the elements it is about: tags, classes, attributes, attributes with their values. */
export type Shown = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
};

/**
 * The first screen of a page: where in the text it ends, and the tags, classes and attributes of all that
 * shows in it, the document's own among them. What a closed disclosure holds doesn't.
 */
export function firstScreen({ file, html }: Page): Shown & { end: number } {
  const root = parse(html, { sourceCodeLocationInfo: true }).childNodes.find(isElementNode);
  const body = root?.childNodes.filter(isElementNode).find((node) => getTagName(node) === "body");
  const end = body && opening(body)?.sourceCodeLocation?.endOffset;
  if (!body || end === undefined) {
    throw new Error(`${file}: found no opening with an h1, expected one in main or its article`);
  }
  const shown = [...shownIn([body], closedIds(body))].filter(
    ({ sourceCodeLocation }) => (sourceCodeLocation?.startOffset ?? end) < end,
  );
  const all = [...(root ? [root] : []), ...shown];
  const attributes = all.flatMap(({ attrs }) => attrs);
  return {
    end,
    tags: new Set(all.map(getTagName)),
    classes: new Set(shown.flatMap(classesOf)),
    attributes: new Set(attributes.flatMap(({ name, value }) => [name, `${name}=${value}`])),
  };
}
