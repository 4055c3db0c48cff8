import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { labelledTables } from "./labelled-tables.ts";

test("each row has a header cell, and other cells have their column's name", async () => {
  const table = "| Age | Visits |\n| --- | --- |\n| Six weeks | Two |";
  const code = String(await compile(table, { remarkPlugins: [remarkGfm, labelledTables] }));
  expect(code.match(/scope: "col"/g)).toHaveLength(2);
  expect(code).toMatch(/_components\.th, \{\s*scope: "row",\s*children: "Six weeks"/);
  expect(code).toMatch(/"data-label": "Visits",\s*children: "Two"/);
});
