import type { Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

/** The file of the drawing right below a node: `<Figure file="…" />`. */
export function figureBelow(nodes: readonly RootContent[], index: number): string | undefined {
  const next = nodes[index + 1];
  if (next?.type !== "mdxJsxFlowElement" || next.name !== "Figure") return undefined;
  const file = next.attributes.find(
    (attribute) => "name" in attribute && attribute.name === "file",
  );
  return typeof file?.value === "string" ? file.value : undefined;
}

type NumberedPartsOptions = {
  /** Also wraps numbered headings that have no drawing. */
  withoutDrawing?: boolean;
};

/**
 * A remark plugin. Wraps each numbered heading that has a drawing right below it, such as "## 3. Find daylight early", and
 * the text up to the next heading of its level in a `<section>`, so that it can have a ground of its own.
 */
export const numberedParts = (options?: NumberedPartsOptions) => (tree: Root) => {
  const withoutDrawing = options?.withoutDrawing ?? false;
  const nodes: RootContent[] = [];
  let part: RootContent[] | undefined;
  for (const [index, node] of tree.children.entries()) {
    if (node.type === "heading" && node.depth <= 2) {
      const starts =
        /^\d+\. /.test(textOf(node)) && (withoutDrawing || figureBelow(tree.children, index));
      part = starts ? [] : undefined;
      // No Markdown becomes a <section>, so this is a quotation with another tag.
      if (part)
        nodes.push({ type: "blockquote", data: { hName: "section" }, children: part as [] });
    }
    (part ?? nodes).push(node);
  }
  tree.children = nodes;
};
