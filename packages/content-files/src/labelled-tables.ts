import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * A plugin for remark: gives each row of a table its header cell, and each other cell the name of its column
 * (`data-label`), so that a narrow screen can lay a row out as a block. No cell has a role: HTML doesn't allow one there,
 * and browsers keep a table a table for screen readers whatever its `display`.
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
