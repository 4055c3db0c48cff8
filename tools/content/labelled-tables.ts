import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Gives each row of a table its header cell, and each other cell the name of its column: on a narrow
 * screen a row stands as a block of its own. The roles say what it is there too, where a browser forgets.
 */
export const labelledTables = () => (tree: Root) =>
  visit(tree, "table", (table) => {
    table.data = { hProperties: { role: "table" } };
    const columns = table.children[0]?.children.map((cell) => textOf(cell)) ?? [];
    for (const [i, row] of table.children.entries()) {
      row.data = { hProperties: { role: "row" } };
      for (const [j, cell] of row.children.entries()) {
        if (i === 0) cell.data = { hProperties: { scope: "col", role: "columnheader" } };
        else if (j === 0)
          cell.data = { hName: "th", hProperties: { scope: "row", role: "rowheader" } };
        else cell.data = { hProperties: { role: "cell", dataLabel: columns[j] } };
      }
    }
  });
