import { ContentError } from "content-files";
import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** What is wrong with a tag's attributes, if one of them isn't words in quotation marks, or is there twice. */
export function attributeProblem({ attributes }: Tag): string | undefined {
  const names = new Set<string>();
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") return "found code, expected attributes";
    const { name, value } = attribute;
    if (typeof value !== "string")
      return `${name}: found no words in quotation marks, expected ${name}="…"`;
    if (names.has(name)) return `${name}: found it twice, expected each attribute once`;
    names.add(name);
  }
  return undefined;
}

const isTag = (node: Nodes): node is Tag =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const problemOf = (node: Nodes): string | undefined =>
  isTag(node)
    ? attributeProblem(node)
    : /^(mdx|html|image)/.test(node.type)
      ? `found ${node.type}, expected words`
      : undefined;

/**
 * A remark plugin for every place where a text is compiled: it stops at code and at pictures as ![…](…). The check has
 * refused these before, in words for whoever writes the text. This makes sure that nothing gets past it.
 */
export const plainProse =
  () =>
  (tree: Root, { path }: { path?: string }) =>
    visit(tree, (node) => {
      const problem = problemOf(node);
      if (problem === undefined) return;
      const line = node.position?.start.line;
      throw new ContentError([`${path ?? "a text"}: line ${line} of the text: ${problem}`]);
    });
