import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";
import type { TextPiece } from "../finding.ts";
import { piecesOfFields } from "./pieces.ts";

type Node =
  | DefaultTreeAdapterTypes.ChildNode
  | DefaultTreeAdapterTypes.Document
  | DefaultTreeAdapterTypes.DocumentFragment;
type Element = DefaultTreeAdapterTypes.Element;

/** Inline elements, which can be inside a sentence. Any other element starts a new piece of text. */
const INLINE = new Set(
  "a abbr b bdi bdo br cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const WITHOUT_TEXT = new Set(["script", "style", "svg", "template", "head"]);
/** Attributes with text that is shown or read out. */
const TEXT_ATTRIBUTES = ["alt", "title", "aria-label", "placeholder"];
const METAS =
  /^(description|keywords|og:(title|description|image:alt)|twitter:(title|description|image:alt))$/;

const isElement = (node: Node): node is Element => "tagName" in node;
const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value ?? "";

const everything = (node: Node): readonly Node[] => [
  node,
  ...childrenOf(node).flatMap((child) => everything(child)),
];
const textOf = (node: Node): string =>
  node.nodeName === "#text" && "value" in node ? node.value : childrenOf(node).map(textOf).join("");
const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** The pieces of text inside an element. `holder` is the name of the element that contains one. */
function blocks(node: Node, holder: string): { holder: string; text: string }[] {
  const pieces: { holder: string; text: string }[] = [];
  let open = "";
  const close = () => {
    if (tidy(open) !== "") pieces.push({ holder, text: tidy(open) });
    open = "";
  };
  const walk = (children: readonly Node[]) => {
    for (const child of children) {
      if (!isElement(child))
        open += "value" in child && child.nodeName === "#text" ? child.value : "";
      else if (WITHOUT_TEXT.has(child.tagName)) continue;
      else if (child.tagName === "br") open += " ";
      else if (INLINE.has(child.tagName)) walk(child.childNodes);
      else {
        close();
        pieces.push(...blocks(child, child.tagName));
      }
    }
  };
  walk(childrenOf(node));
  close();
  return pieces;
}

/** The texts in structured data, without its addresses and types. */
function structured(file: string, element: Element): TextPiece[] {
  const data: unknown = JSON.parse(textOf(element));
  return piecesOfFields(file, data)
    .filter(({ place }) =>
      /(^|\.)(name|headline|description|text|caption|alternateName|slogan|jobTitle|knowsAbout|award)(\.\d+)?$/.test(
        place,
      ),
    )
    .map((piece) => ({ ...piece, place: `structured data: ${piece.place}` }));
}

function aside(file: string, element: Element): TextPiece[] {
  const at = (place: string, text: string) =>
    tidy(text) === "" ? [] : [{ file, place, text: tidy(text) }];
  const { tagName } = element;
  if (tagName === "title") return at("title", textOf(element));
  if (tagName === "script" && attribute(element, "type") === "application/ld+json") {
    return structured(file, element);
  }
  if (tagName === "meta") {
    const name = attribute(element, "name") || attribute(element, "property");
    return METAS.test(name) ? at(`meta ${name}`, attribute(element, "content")) : [];
  }
  return TEXT_ATTRIBUTES.flatMap((name) => at(`${name} of ${tagName}`, attribute(element, name)));
}

/** All text of a page: its head, its body, and what only screen readers and search engines get. */
export function piecesOfHtml(file: string, html: string): TextPiece[] {
  // Without scripting, the parser reads <noscript> as elements. Hidden elements are read too.
  const document = parse(html, { scriptingEnabled: false });
  return [
    ...everything(document)
      .filter(isElement)
      .flatMap((element) => aside(file, element)),
    ...blocks(document, "body").map(({ holder, text }) => ({ file, place: holder, text })),
  ];
}

const FEED_TEXT = /<(title|subtitle|summary|content|description)\b[^>]*>([\s\S]*?)<\/\1>/g;
const CDATA = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/;

/** The texts of an Atom or RSS feed, whose articles are HTML inside XML. */
export function piecesOfFeed(file: string, xml: string): TextPiece[] {
  return [...xml.matchAll(FEED_TEXT)].flatMap(([, name, inner]) => {
    if (!name || !inner) return [];
    const html = CDATA.exec(inner)?.[1] ?? textOf(parseFragment(inner));
    return blocks(parseFragment(html), name).map(({ text }) => ({ file, place: name, text }));
  });
}
