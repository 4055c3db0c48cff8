import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** A mistake that Markdown accepts but a writer didn't mean. `line` counts from 1 in the text. */
export type MarkdownProblem = { line: number; found: string; expected: string };

/** A heading without the space after its marks, which Markdown reads as text: `##Sleep`. `#1` may be a hashtag. */
const RUN_ON_HEADING = /^ {0,3}(#{2,6}(?=[^#\s])|#(?=\p{L}))(.*)/u;

const SPACE_IN_ADDRESS: Omit<MarkdownProblem, "line"> = {
  found: "a link whose address has a space in it",
  expected: "[words](address), with %20 for each space in the address",
};

/** The mistakes in a parsed text that show on the page as marks, or hide words. */
export function markdownProblems(tree: Root): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  const report = (
    node: { position?: Root["position"] },
    found: string,
    expected: string,
    below = 0,
  ) => problems.push({ line: (node.position?.start.line ?? 1) + below, found, expected });
  if (tree.children.length === 0) report({}, "nothing", "the words of the page");
  visit(tree, (node, _index, parent) => {
    if (node.type === "heading") {
      if (node.depth === 1)
        report(node, "a heading with one #", "## or more: # is the title above");
      if (textOf(node).trim() === "") report(node, "a heading without words", "words after the #");
    }
    if (node.type === "paragraph" && /^\|.*\|$/m.test(textOf(node)))
      report(node, "a table without its line of dashes", "| --- | --- | under the first line");
    if (node.type === "table") {
      const [head, ...rows] = node.children;
      const columns = head?.children.length ?? 0;
      for (const row of rows) {
        const cells = row.children.length;
        if (cells > columns)
          report(
            row,
            `${cells} cells in a row`,
            `${columns}, as many as in the table’s first line`,
          );
      }
    }
    if (node.type !== "text" || parent?.type !== "paragraph") return;
    for (const [i, words] of node.value.split("\n").entries()) {
      const [, marks, title = ""] = RUN_ON_HEADING.exec(words) ?? [];
      if (marks && (i > 0 || parent.children[0] === node))
        report(node, marks + title, `a space after ${marks}, such as ${marks} ${title}`, i);
      if (words.includes("](")) report(node, SPACE_IN_ADDRESS.found, SPACE_IN_ADDRESS.expected, i);
    }
  });
  return problems;
}
