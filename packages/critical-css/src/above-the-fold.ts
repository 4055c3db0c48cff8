import { type Document, type Element, elementsIn, type Names, namesOf } from "./names.ts";

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** The part of a page that its heading is in: a section of the page or of its article. */
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

/** What a visitor has to open first: closed `<details>`, and lists that a button with `aria-expanded` controls. */
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
 * The first part of a page: the element it ends with, and the names of all that shows up to there.
 * @param file what an error calls the page
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
