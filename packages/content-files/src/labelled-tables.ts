import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * A remark plugin. Makes the first cell of each row a header, and gives the other cells their column's name as `data-label`,
 * so that narrow screens can show each row as a block. It adds no roles: HTML doesn't allow them here, and browsers tell
 * screen readers that it's a table whatever its `display`.
 */
export const labelledTables = () => (tree: Root) =>
  visit(tree, "table", (table) => {
    const columns = table.children[0]?.children.map((cell) => textOf(cell)) ?? [];
    for (const [i, row] of table.children.entries())
      for (const [j, cell] of row.children.entries()) {
        if (i === 0) cell.data = { hProperties: { scope: "col" } };
        else if (j === 0) cell.data = { hName: "th", hProperties: { scope: "row" } };
        else cell.data = { hProperties: { dataLabel: columns[j] } };
      }
  });
