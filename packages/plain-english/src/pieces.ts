import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A paragraph, heading, list item or table cell of a page's main text. */
export type PagePiece = {
  text: string;
  /** In a closed <details> or in a tab that isn't chosen. */
  folded: boolean;
  /** In the section under the heading that `boxTitle` names. */
  inBox: boolean;
  /** The element that holds it, such as "li". */
  tag: string;
  /** The number of its row, in a table. */
  row?: number;
};

export type PageOptions = {
  /** The heading of the box about when to get medical help first. */
  boxTitle: string;
  /** Texts that aren't counted, such as a form's. */
  leftOut: readonly string[];
  /** Headings whose whole section isn't counted, such as "Sources". */
  leftOutTitles: readonly string[];
};

/** Inline elements, which can be inside a sentence. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const WITHOUT_TEXT = new Set(
  "script style svg template noscript form button iframe nav".split(" "),
);
/** Read out or shown instead of other words, so counting them would count twice. */
const UNSEEN = /\b(visually-hidden|without-script)\b/;
const TIME = /\d(:\d\d)?\s[ap]m\b/;
const TITLE = /^h[1-6]$/;

const isElement = (node: Node): node is Element => "tagName" in node;
const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);
const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;
const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
const textOf = (node: Node): string =>
  "value" in node && node.nodeName === "#text" ? node.value : childrenOf(node).map(textOf).join("");
const everything = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(everything)];
const find = (node: Node, tag: string) =>
  everything(node).find((one): one is Element => isElement(one) && one.tagName === tag);

/** The heading of a section, if the section is the closest one around it. */
const titleOf = (element: Element) =>
  everything(element).find((one): one is Element => isElement(one) && TITLE.test(one.tagName));

const isHours = (element: Element) =>
  element.tagName === "table" && TIME.test(textOf(element)) && !find(element, "p");

const isClosed = (element: Element, parent: Node) =>
  attribute(element, "data-state") === "inactive" ||
  (isElement(parent) &&
    parent.tagName === "details" &&
    attribute(parent, "open") === undefined &&
    element.tagName !== "summary");

const SECTION = new Set(["section", "aside", "div"]);

/** The main text of a page, without its buttons, forms and opening hours. */
export function piecesOf(
  html: string,
  { boxTitle, leftOut, leftOutTitles }: PageOptions,
): PagePiece[] {
  const main = find(parse(html), "main");
  if (!main) return [];
  const pieces: PagePiece[] = [];
  let rows = 0;
  const counts = (text: string, linked: string, tag: string) =>
    /[\p{L}\p{N}]/u.test(text) &&
    // All of it is links, so it's a row of buttons, unless it's a heading.
    (text.replaceAll(" ", "") !== linked.replaceAll(" ", "") || TITLE.test(tag)) &&
    !leftOut.some((part) => text.includes(tidy(part)));

  const walk = (node: Element, state: Omit<PagePiece, "text">) => {
    let [text, linked] = ["", ""];
    const close = () => {
      if (counts(tidy(text), tidy(linked), state.tag)) pieces.push({ ...state, text: tidy(text) });
      [text, linked] = ["", ""];
    };
    const read = (children: readonly Node[], inLink: boolean) => {
      for (const child of children) {
        if (!isElement(child)) {
          const value = child.nodeName === "#text" ? textOf(child) : "";
          text += value;
          linked += inLink ? value : "";
          continue;
        }
        const { tagName } = child;
        if (WITHOUT_TEXT.has(tagName) || UNSEEN.test(attribute(child, "class") ?? "")) continue;
        if (tagName === "br") text += " ";
        else if (INLINE.has(tagName)) read(child.childNodes, inLink || tagName === "a");
        else {
          close();
          const title = SECTION.has(tagName) ? titleOf(child) : undefined;
          const heading = title ? tidy(textOf(title)) : "";
          if (isHours(child) || (tagName !== "div" && leftOutTitles.includes(heading))) continue;
          if (tagName === "tr") rows += 1;
          walk(child, {
            tag: tagName,
            ...(tagName === "tr" || state.row ? { row: rows } : {}),
            folded: state.folded || isClosed(child, node),
            // A section inside the box may have another heading.
            inBox: tagName === "section" && heading ? heading === boxTitle : state.inBox,
          });
        }
      }
    };
    read(node.childNodes, false);
    close();
  };
  walk(main, { tag: "main", folded: false, inBox: false });
  return pieces;
}
