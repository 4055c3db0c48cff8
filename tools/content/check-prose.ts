import { check, collect, markdownProblems, type Text } from "content-files";
import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { figure } from "../../app/schema/picture-field.ts";
import type { Tags } from "../../app/schema/prose.ts";
import type { Picture } from "../../app/ui/picture-data.ts";
import type { PictureCrop } from "./picture-crops.ts";
import { type Names, type ReferenceTargets, resolve } from "./resolve.ts";

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A tag's attributes as data. A spread `{…props}` gets a key that no schema allows. */
const attributesOf = ({ attributes }: Element): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map((attribute) =>
      attribute.type === "mdxJsxAttribute"
        ? [attribute.name, attribute.value ?? ""]
        : ["{…}", attribute.value],
    ),
  );

/** What was expected of a link's address, or undefined if it's fine. */
function linkProblem(url: string, paths: Names): string | undefined {
  if (/^(https:\/\/[^/?#]+\.[^/?#]|mailto:|tel:\+?[\d]+$|#)/.test(url)) return undefined;
  if (!url.startsWith("/")) {
    return "a page of this site such as /about, or an address that starts with https://, mailto: or tel:";
  }
  return paths.has(url.replace(/#.*/, "")) ? undefined : "the path of a page that exists";
}

/**
 * The problems in a parsed text, one line each: what Markdown hides, code, unknown tags, wrong attributes, broken
 * links.
 */
export function proseProblems(
  tree: Root,
  { file, firstLine }: Text,
  { tags, targets }: { tags: Tags; targets: ReferenceTargets },
): string[] {
  const problems: string[] = [];
  const add = (line: number, found: string, expected: string) => {
    problems.push(`${file}: line ${line + firstLine - 1}: found ${found}, expected ${expected}`);
  };
  const report = (node: { position?: Root["position"] }, found: string, expected: string) =>
    add(node.position?.start.line ?? 1, found, expected);
  for (const { line, found, expected } of markdownProblems(tree)) add(line, found, expected);
  const names = Object.keys(tags);
  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case "mdxjsEsm":
        return report(node, "a line that begins with import or export", "a text without code");
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return report(
          node,
          `{${node.value}}`,
          "a fact in braces, or \\{ where the text needs a brace",
        );
      case "table":
        if (parent?.type !== "mdxJsxFlowElement" || parent.name !== "Table")
          report(
            node,
            "a table without a name",
            '<Table caption="…"> above it and </Table> below it',
          );
        return;
      case "image":
        return report(node, "a picture as ![…](…)", '<Figure file="…" alt="…" caption="…" />');
      case "link":
      case "definition": {
        const expected = linkProblem(node.url, targets.paths);
        if (expected) report(node, `a link to ${node.url}`, expected);
        return;
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const schema = tags[node.name ?? ""];
        if (!schema) return report(node, `<${node.name ?? ""}>`, `one of ${names.join(", ")}`);
        const line = (node.position?.start.line ?? 1) + firstLine - 1;
        const name = `${file}: line ${line}: <${node.name}>`;
        collect(problems, () => resolve(name, check(name, attributesOf(node), schema), targets));
      }
    }
  });
  return problems;
}

/** The pictures in a checked text by file name, and the crops to build for them. */
export function figuresOf(tree: Root, targets: ReferenceTargets) {
  const figures: Record<string, Picture> = {};
  const pictureCrops: PictureCrop[] = [];
  visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
    if (!("attributes" in node) || node.name !== "Figure") return;
    const reference = figure.parse(attributesOf(node));
    const { content, pictureCrops: crops } = resolve(reference.file, reference, targets);
    figures[reference.file] = content;
    pictureCrops.push(...crops);
  });
  return { figures, pictureCrops };
}
