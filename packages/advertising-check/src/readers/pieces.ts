import type { Nodes } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { TextPiece } from "../finding.ts";
import { type MarkdownText, parseMarkdown } from "./markdown.ts";

/** Fields whose values aren't text that visitors read. */
const NOT_WORDS = new Set([
  "file",
  "focus",
  "icon",
  "color",
  "leafColor",
  "to",
  "destination",
  "id",
  "use",
  "tone",
  "height",
  "layout",
  "order",
  // The titles of other people's work.
  "sources",
]);
const ADDRESS = /^(https?:|\/|#)\S*$/;
/** An article's name, and where articles are listed by name. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)+$/;
const ARTICLES = /(^|\.)(articles|related)\.\d+$/;

/** The texts in a YAML file's fields. `place` is the field's path. */
export function piecesOfFields(file: string, value: unknown, place = ""): TextPiece[] {
  if (typeof value === "string") {
    return ADDRESS.test(value) || (SLUG.test(value) && ARTICLES.test(place))
      ? []
      : [{ file, place, text: value.replace(/\s+/g, " ").trim() }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_WORDS.has(key) ? [] : piecesOfFields(file, entry, place ? `${place}.${key}` : key),
  );
}

type Node = Nodes & { children?: Node[] };

/** A node's text without Markdown. A component without text, such as `<Providers />`, is replaced by its name. */
function textOf(node: Node): string {
  if ("value" in node && (node.type === "text" || node.type === "inlineCode")) return node.value;
  if (node.children?.length) return node.children.map(textOf).join("");
  return "name" in node && node.name ? node.name : "";
}

const READ_ATTRIBUTES = new Set(["title", "caption", "alt"]);

/** A Markdown text's paragraphs, headings, list items and table cells. `place` is the line it starts on. */
export function piecesOfProse(text: MarkdownText): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (node: Node, words: string) => {
    const place = `line ${(node.position?.start.line ?? 1) + text.firstLine - 1}`;
    const trimmed = words.replace(/\s+/g, " ").trim();
    if (/\w/.test(trimmed)) pieces.push({ file: text.file, place, text: trimmed });
  };
  visit(parseMarkdown(text), (node) => {
    if (node.type === "mdxJsxFlowElement") {
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || !READ_ATTRIBUTES.has(attribute.name)) continue;
        if (typeof attribute.value === "string") add(node, attribute.value);
      }
    }
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
      add(node, textOf(node));
      return SKIP;
    }
    return undefined;
  });
  return pieces;
}
