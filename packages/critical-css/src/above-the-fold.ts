import { type Document, type Element, elementsIn, type Names, namesOf } from "./names.ts";

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** The section with the page's h1: a child of `main`, or of its `article`. */
function openingOf(elements: readonly Element[], file: string): Element {
  let part = elements.find(({ tagName }) => tagName === "h1");
  while (part) {
    const parent = part.parentNode;
    if (!parent || !("tagName" in parent)) break;
    if (["main", "article"].includes(parent.tagName)) return part;
    part = parent;
  }
  throw new Error(`${file}: found no opening with an h1, expected one in main or its article`);
}

/** Elements that are hidden until a visitor opens them: in a closed `<details>`, or behind `aria-expanded="false"`. */
function closedIn(elements: readonly Element[]): Element[] {
  const controlled = new Set(
    elements
      .filter((element) => attribute(element, "aria-expanded") === "false")
      .map((element) => attribute(element, "aria-controls")),
  );
  const closed = elements.filter((element) => {
    const parent = element.parentNode;
    const inDetails = parent && "tagName" in parent && parent.tagName === "details";
    return (
      (inDetails && element.tagName !== "summary" && attribute(parent, "open") === undefined) ||
      (controlled.has(attribute(element, "id")) && attribute(element, "id") !== undefined)
    );
  });
  return closed.flatMap((element) => [element, ...elementsIn(element)]);
}

/**
 * Finds the opening section of a page, and the names of everything that is visible up to its end.
 * @param file the page's name in errors
 */
export function aboveTheFold(page: Document, file: string): { end: Element; shown: Names } {
  const all = elementsIn(page);
  const end = openingOf(all, file);
  const last = elementsIn(end).at(-1) ?? end;
  const head = all.filter(({ tagName }) => tagName === "head").flatMap(elementsIn);
  const hidden = new Set([...head, ...closedIn(all)]);
  const shown = all.slice(0, all.indexOf(last) + 1).filter((element) => !hidden.has(element));
  return { end, shown: namesOf(shown) };
}
