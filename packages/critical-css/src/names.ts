import type { DefaultTreeAdapterTypes } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** All elements in a tree, in document order. */
export const elementsIn = (parent: Document | Element): Element[] =>
  parent.childNodes.flatMap((node) => ("tagName" in node ? [node, ...elementsIn(node)] : []));

/** What selectors can match in some elements. `attributes` has both `name` and `name=value`. */
export type Names = {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
};

/** @param more further classes to include */
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

/**
 * The names in a whole page.
 * @param more classes that scripts may add
 */
export const namesIn = (page: Document, more?: ReadonlySet<string>): Names =>
  namesOf(elementsIn(page), more);
