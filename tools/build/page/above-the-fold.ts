import { attribute, type Element, elementsIn, type Page } from "./html-tree.ts";

/** What a selector may name of some elements: tags, classes, and attributes alone or with their values. */
export type Names = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
};

/** @param more classes that count as well */
export function namesOf(
  elements: readonly Element[],
  more: ReadonlySet<string> = new Set(),
): Names {
  const attributes = elements.flatMap(({ attrs }) => attrs);
  return {
    tags: new Set(elements.map(({ tagName }) => tagName)),
    classes: new Set([
      ...more,
      ...attributes.flatMap(({ name, value }) => (name === "class" ? value.split(/\s+/) : [])),
    ]),
    attributes: new Set(attributes.flatMap(({ name, value }) => [name, `${name}=${value}`])),
  };
}

/** The part of a page that its heading is in: a section of the page or of its article. */
function openingOf({ file, body }: Page): Element {
  let part = [...elementsIn(body)].find(({ tagName }) => tagName === "h1");
  while (part) {
    const parent = part.parentNode;
    if (!parent || !("tagName" in parent)) break;
    if (["main", "article"].includes(parent.tagName)) return part;
    part = parent;
  }
  throw new Error(`${file}: found no opening with an h1, expected one in main or its article`);
}

/** What a visitor has to open first: closed `<details>`, and lists that a button with `aria-expanded` controls. */
function closedIn(body: Element): Set<Element> {
  const all = [...elementsIn(body)];
  const controlled = new Set(
    all
      .filter((element) => attribute(element, "aria-expanded") === "false")
      .map((element) => attribute(element, "aria-controls")),
  );
  const closed = all.filter((element) => {
    const parent = element.parentNode;
    const inDetails = parent && "tagName" in parent && parent.tagName === "details";
    return (
      (inDetails && element.tagName !== "summary" && attribute(parent, "open") === undefined) ||
      (controlled.has(attribute(element, "id")) && attribute(element, "id") !== undefined)
    );
  });
  return new Set(closed.flatMap((element) => [element, ...elementsIn(element)]));
}

/** The first part of a page: the element it ends with, and the names of all that shows up to there. */
export function aboveTheFold(page: Page): { end: Element; shown: Names } {
  const end = openingOf(page);
  const all = [...elementsIn(page.document)];
  const last = [end, ...elementsIn(end)].at(-1) ?? end;
  const closed = closedIn(page.body);
  const head = new Set(elementsIn(page.head));
  const shown = all
    .slice(0, all.indexOf(last) + 1)
    .filter((element) => !closed.has(element) && !head.has(element));
  return { end, shown: namesOf(shown) };
}
