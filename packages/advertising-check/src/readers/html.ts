import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";
import type { Fragment } from "../finding.ts";
import { fieldsOf } from "./fragments.ts";

type Node =
  | DefaultTreeAdapterTypes.ChildNode
  | DefaultTreeAdapterTypes.Document
  | DefaultTreeAdapterTypes.DocumentFragment;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that flow within a sentence; any other begins a new piece of text. */
const INLINE = new Set(
  "a abbr b bdi bdo br cite code dfn em i kbd mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const SILENT = new Set(["script", "style", "svg", "template", "head"]);
/** Attributes that are read out or shown. */
const SPOKEN = ["alt", "title", "aria-label", "placeholder"];
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

/** The pieces of text within an element, each with the name of the element that holds it. */
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
      else if (SILENT.has(child.tagName)) continue;
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

/** The words of structured data: its texts, not its addresses and types. */
function structured(file: string, element: Element): Fragment[] {
  const data: unknown = JSON.parse(textOf(element));
  return fieldsOf(file, data)
    .filter(({ place }) =>
      /(^|\.)(name|headline|description|text|caption|alternateName|slogan|jobTitle|knowsAbout|award)(\.\d+)?$/.test(
        place,
      ),
    )
    .map((fragment) => ({ ...fragment, place: `structured data: ${fragment.place}` }));
}

function aside(file: string, element: Element): Fragment[] {
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
  return SPOKEN.flatMap((name) => at(`${name} of ${tagName}`, attribute(element, name)));
}

/** Everything a page says: its head, its texts, what screen readers and search engines get. */
export function fragmentsOfHtml(file: string, html: string): Fragment[] {
  // An element hidden until script runs is read all the same, and so is what stands in for script.
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

/** The words of an Atom or RSS feed; its articles are HTML within XML. */
export function fragmentsOfFeed(file: string, xml: string): Fragment[] {
  return [...xml.matchAll(FEED_TEXT)].flatMap(([, name, inner]) => {
    if (!name || !inner) return [];
    const html = CDATA.exec(inner)?.[1] ?? textOf(parseFragment(inner));
    return blocks(parseFragment(html), name).map(({ text }) => ({ file, place: name, text }));
  });
}
