import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { contentsOf, parseMarkdown } from "./markdown.ts";
import { numberedParts } from "./numbered-parts.ts";

const TEXT = `Before.

## 1. Walk

<Figure file="walk.webp" alt="" />

Every day.

## 2. Sleep

Every night.

## After`;

test("a numbered heading with a drawing is wrapped with its text, up to the next heading", async () => {
  const code = String(await compile(TEXT, { remarkPlugins: [numberedParts] }));
  expect(code.match(/_components\.section,/g)).toHaveLength(1);
  const [, inside = ""] =
    /_components\.section, \{([\s\S]*?)\}\), "\\n", _jsx\(_components\.h2/.exec(code) ?? [];
  expect(inside).toContain("1. Walk");
  expect(inside).toContain("Every day.");
  expect(inside).not.toContain("Before.");
});

test("with `withoutDrawing`, a numbered heading without a drawing is wrapped too", async () => {
  const code = String(
    await compile(TEXT, { remarkPlugins: [[numberedParts, { withoutDrawing: true }]] }),
  );
  expect(code.match(/_components\.section,/g)).toHaveLength(2);
});

test("the contents name the drawing below a heading", () => {
  const tree = parseMarkdown({ file: "walk.mdx", body: TEXT, firstLine: 1 });
  expect(contentsOf(tree)).toEqual([
    { id: "1-walk", title: "1. Walk", figure: "walk.webp" },
    { id: "2-sleep", title: "2. Sleep" },
    { id: "after", title: "After" },
  ]);
});
