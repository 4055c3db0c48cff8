import { expect, it } from "vitest";
import { piecesOfFields, piecesOfProse } from "./pieces.ts";

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
    "Inside <Providers/>.",
    "</Note>",
  ].join("\n");
  expect(piecesOfProse({ file: "a.mdx", body, firstLine: 10 })).toEqual([
    { file: "a.mdx", place: "line 10", text: "A heading" },
    { file: "a.mdx", place: "line 12", text: "A paragraph with a link over two lines." },
    { file: "a.mdx", place: "line 15", text: "One entry" },
    { file: "a.mdx", place: "line 16", text: "Another" },
    { file: "a.mdx", place: "line 18", text: "Age" },
    { file: "a.mdx", place: "line 18", text: "Look" },
    { file: "a.mdx", place: "line 21", text: "Wait" },
    { file: "a.mdx", place: "line 22", text: "Inside Providers." },
  ]);
});

it("reads every field that visitors do, and no address, name of a file, or design", () => {
  const card = { title: "Related", to: "/services", picture: { file: "a.jpg", alt: "A  room" } };
  const page = { hero: { layout: "right", tone: "dark" }, related: [card, "posture-problem"] };
  expect(piecesOfFields("a.yaml", { ...page, points: ["pain-free"] })).toEqual([
    { file: "a.yaml", place: "related.0.title", text: "Related" },
    { file: "a.yaml", place: "related.0.picture.alt", text: "A room" },
    { file: "a.yaml", place: "points.0", text: "pain-free" },
  ]);
});
