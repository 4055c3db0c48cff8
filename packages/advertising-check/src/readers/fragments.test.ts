import { expect, it } from "vitest";
import { fragmentsOfProse } from "./fragments.ts";

it("reads paragraphs, lists, tables, notes and links", () => {
  const body = [
    "## A *heading*",
    "",
    "A paragraph with [a link](/contact)",
    "over two lines.",
    "",
    "- One **entry**",
    "- Another",
    "",
    "| Age | Look |",
    "| --- | --- |",
    "",
    '<Note title="Wait">',
    "Inside <Phone/>.",
    "</Note>",
  ].join("\n");
  expect(fragmentsOfProse({ file: "a.mdx", body, firstLine: 10 })).toEqual([
    { file: "a.mdx", place: "line 10", text: "A heading" },
    { file: "a.mdx", place: "line 12", text: "A paragraph with a link over two lines." },
    { file: "a.mdx", place: "line 15", text: "One entry" },
    { file: "a.mdx", place: "line 16", text: "Another" },
    { file: "a.mdx", place: "line 18", text: "Age" },
    { file: "a.mdx", place: "line 18", text: "Look" },
    { file: "a.mdx", place: "line 21", text: "Wait" },
    { file: "a.mdx", place: "line 22", text: "Inside Phone." },
  ]);
});
