import type { DefaultTreeAdapterTypes } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a tree, in the order of the document. */
export const elementsIn = (parent: Document | Element): Element[] =>
  parent.childNodes.flatMap((node) => ("tagName" in node ? [node, ...elementsIn(node)] : []));

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

/**
 * The names of a whole page.
 * @param more classes that a script may add
 */
export const namesIn = (page: Document, more?: ReadonlySet<string>): Names =>
  namesOf(elementsIn(page), more);
