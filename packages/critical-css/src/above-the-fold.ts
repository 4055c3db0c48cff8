import { type Document, type Element, elementsIn, type Names, namesOf } from "./names.ts";

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

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

/** The names of everything that is visible before an element; without one, in the whole page. */
export function namesAbove(page: Document, end: Element | undefined): Names {
  const all = elementsIn(page);
  const head = all.filter(({ tagName }) => tagName === "head").flatMap(elementsIn);
  const hidden = new Set([...head, ...closedIn(all)]);
  const above = end ? all.slice(0, all.indexOf(end)) : all;
  return namesOf(above.filter((element) => !hidden.has(element)));
}
