import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { urgencyTables } from "./urgency-tables.ts";

const HEAD = "| Sign | See first |\n| --- | --- |\n";

const groupsIn = async (rows: string) => {
  const code = String(await compile(HEAD + rows, { remarkPlugins: [remarkGfm, urgencyTables] }));
  return [...code.matchAll(/"data-urgency": "(\d)"[\s\S]*?children: "(.*?)"/g)].map(
    ([, group, sign]) => `${group} ${sign}`,
  );
};

test("the first row of each group is marked, if the first row says who to ring", async () => {
  const call = "| Fit | Call [000](tel:000) |\n| Rash | [000](tel:000) or emergency department |\n";
  expect(await groupsIn(`${call}| Limp | GP |\n| Cough | GP |\n| Sore | Physio |`)).toEqual([
    "1 Fit",
    "2 Limp",
    "3 Sore",
  ]);
});

test("other tables have no groups", async () => {
  expect(await groupsIn("| Limp | GP |\n| Fit | Call [000](tel:000) |")).toEqual([]);
});
