import { check, collect, type Text } from "content-files";
import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { figure } from "../../app/schema/picture-field.ts";
import type { Parts } from "../../app/schema/prose.ts";
import type { Picture } from "../../app/ui/picture-data.ts";
import type { PictureSize } from "./picture-sizes.ts";
import { type Names, type References, resolve } from "./resolve.ts";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attributes of a component as data; one that is not plain text is no attribute a text may set. */
const attributesOf = ({ attributes }: Element): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map((attribute) =>
      attribute.type === "mdxJsxAttribute"
        ? [attribute.name, attribute.value ?? ""]
        : ["{…}", attribute.value],
    ),
  );

/** What is wrong with the address of a link, or nothing. */
function linkProblem(url: string, paths: Names): string | undefined {
  if (/^(https:\/\/[^/?#]+\.[^/?#]|mailto:|tel:\+?[\d]+$|#)/.test(url)) return undefined;
  if (!url.startsWith("/")) {
    return "a page of this site such as /about, or an address that starts with https://, mailto: or tel:";
  }
  return paths.has(url.replace(/#.*/, "")) ? undefined : "the path of a page that exists";
}

/** A heading without the space after its marks: Markdown takes it for words. One mark may begin a hashtag, such as #1. */
const RUN_ON_HEADING = /^ {0,3}(#{2,6}(?=[^#\s])|#(?=\p{L}))(.*)/u;

/**
 * What is wrong with a text beyond its grammar, a line each: headings without their space, code, unknown components, attributes that
 * do not fit, links that lead nowhere, a second main heading.
 */
export function proseProblems(
  tree: Root,
  { file, firstLine }: Text,
  { parts, references }: { parts: Parts; references: References },
): string[] {
  const problems: string[] = [];
  const tell = (
    node: { position?: Root["position"] },
    found: string,
    expected: string,
    below = 0,
  ) => {
    const line = (node.position?.start.line ?? 1) + firstLine - 1 + below;
    problems.push(`${file}: line ${line}: found ${found}, expected ${expected}`);
  };
  const names = Object.keys(parts);
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case "mdxjsEsm":
        return tell(node, "a line that begins with import or export", "a text without code");
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return tell(
          node,
          `{${node.value}}`,
          "a fact in braces, or \\{ where the text needs a brace",
        );
      case "heading":
        if (node.depth === 1)
          tell(node, "a heading with one #", "## or more: # is the title above");
        return;
      case "text":
        if (parent?.type !== "paragraph") return;
        for (const [i, words] of node.value.split("\n").entries()) {
          const [, marks, title = ""] = RUN_ON_HEADING.exec(words) ?? [];
          if (marks && (i > 0 || parent.children[0] === node))
            tell(node, `${marks}${title}`, `a space after ${marks}, as ${marks} ${title}`, i);
        }
        return;
      case "table":
        if (parent?.type !== "mdxJsxFlowElement" || parent.name !== "Table")
          tell(
            node,
            "a table without a name",
            '<Table caption="…"> above it and </Table> below it',
          );
        return;
      case "image":
        return tell(node, "a picture as ![…](…)", '<Figure file="…" alt="…" caption="…" />');
      case "link":
      case "definition": {
        const expected = linkProblem(node.url, references.paths);
        if (expected) tell(node, `a link to ${node.url}`, expected);
        return;
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const part = parts[node.name ?? ""];
        if (!part) return tell(node, `<${node.name ?? ""}>`, `one of ${names.join(", ")}`);
        const line = `${file}: line ${(node.position?.start.line ?? 1) + firstLine - 1}`;
        const name = `${line}: <${node.name}>`;
        collect(problems, () => resolve(name, check(name, attributesOf(node), part), references));
      }
    }
  });
  return problems;
}

/** The pictures inside a checked text, by their file, and the sizes they need. */
export function figuresOf(tree: Root, references: References) {
  const figures: Record<string, Picture> = {};
  const pictureSizes: PictureSize[] = [];
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    if (!("attributes" in node) || node.name !== "Figure") return;
    const named = figure.parse(attributesOf(node));
    const { content, pictureSizes: sizes } = resolve(named.file, named, references);
    figures[named.file] = content;
    pictureSizes.push(...sizes);
  });
  return { figures, pictureSizes };
}
