import {
  type DefaultTreeAdapterTypes,
  html,
  parse,
  serialize,
  defaultTreeAdapter as tree,
} from "parse5";
import type { PageFile } from "./html-files.ts";

export type TreeElement = DefaultTreeAdapterTypes.Element;
type TreeParent = DefaultTreeAdapterTypes.ParentNode;

/** A parsed page, which every step edits. */
export type HtmlPage = Pick<PageFile, "file" | "path"> & {
  document: DefaultTreeAdapterTypes.Document;
  head: TreeElement;
  body: TreeElement;
};

/** Every element inside `parent`, in document order. */
export function* elementsIn(parent: TreeParent): Generator<TreeElement> {
  for (const child of parent.childNodes.filter(tree.isElementNode)) {
    yield child;
    yield* elementsIn(child);
  }
}

export function parsePage({ file, path, html: text }: PageFile): HtmlPage {
  const document = parse(text);
  const [root] = document.childNodes.filter(tree.isElementNode);
  const [head, body] = root?.childNodes.filter(tree.isElementNode) ?? [];
  if (!head || !body) throw new Error(`${file}: found no head and body, expected a whole document`);
  return { file, path, document, head, body };
}

export const serializePage = ({ document }: HtmlPage): string => serialize(document);

export const attribute = ({ attrs }: TreeElement, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

export function setAttribute(element: TreeElement, name: string, value: string): void {
  const known = element.attrs.find((attr) => attr.name === name);
  if (known) known.value = value;
  else element.attrs.push({ name, value });
}

/** Puts a comment before and one after everything in an element. React ignores them when it hydrates. */
export function encloseInComments({ childNodes }: TreeElement, start: string, end: string): void {
  childNodes.unshift(tree.createCommentNode(start));
  childNodes.push(tree.createCommentNode(end));
}

export const ownText = (element: TreeElement): string =>
  element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");

export function setText(element: TreeElement, text: string): void {
  element.childNodes = [];
  tree.insertText(element, text);
}

export function createElement(tag: string, attributes: Record<string, string>): TreeElement {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return tree.createElement(tag, html.NS.HTML, attrs);
}

export function insertAfter(element: TreeElement, added: TreeElement): void {
  const parent = element.parentNode;
  if (!parent)
    throw new Error(`<${element.tagName}>: found no parent, expected an element of a page`);
  const next = parent.childNodes[parent.childNodes.indexOf(element) + 1];
  if (next) tree.insertBefore(parent, added, next);
  else tree.appendChild(parent, added);
}

/** Removes everything after an element, in document order. */
export function removeAfter(element: TreeElement): void {
  const parent = element.parentNode;
  parent?.childNodes.splice(parent.childNodes.indexOf(element) + 1);
  if (parent && tree.isElementNode(parent)) removeAfter(parent);
}

export const appendChild = (parent: TreeElement, child: TreeElement): void =>
  tree.appendChild(parent, child);
