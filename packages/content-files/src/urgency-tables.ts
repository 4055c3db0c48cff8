import type { Root, TableCell } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** The phone link in a cell, such as "Call [000](tel:000)". */
const phoneIn = (cell: TableCell | undefined) =>
  cell?.children.find((node) => node.type === "link" && node.url.startsWith("tel:"));

/**
 * A remark plugin. A table whose first row says who to ring, in its second cell, goes from most to least urgent. Rows below each
 * other that say the same are a group: the first of each gets `data-urgency`, from 1, so that CSS can set the groups apart.
 */
export const urgencyTables = () => (tree: Root) =>
  visit(tree, "table", (table) => {
    const rows = table.children.slice(1);
    if (!phoneIn(rows[0]?.children[1])) return;
    let last: string | undefined;
    let group = 0;
    for (const row of rows) {
      const cell = row.children[1];
      const answer = phoneIn(cell) ? "phone" : textOf(cell);
      if (answer !== last) row.data = { hProperties: { dataUrgency: ++group } };
      last = answer;
    }
  });
