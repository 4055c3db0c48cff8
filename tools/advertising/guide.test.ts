import { readFileSync } from "node:fs";
import { checkTexts, fragmentsOfProse, readConfig } from "advertising-check";
import { expect, test } from "vitest";
import { ALLOWED_FILE } from "./read-content.ts";

const guide = readFileSync("docs/editing.md", "utf8");

test("the article that the guide gives as an example keeps the rules", () => {
  const [, article = ""] = /```mdx\n---\n[\s\S]*?\n---\n([\s\S]*?)```/.exec(guide) ?? [];
  const [, points = ""] = /keyPoints:\n([\s\S]*?)helpFirst:/.exec(guide) ?? [];
  const fragments = fragmentsOfProse({
    file: "example.md",
    body: `${article}\n${points}`,
    firstLine: 1,
  });
  expect(fragments.length).toBeGreaterThan(5);
  expect(checkTexts(fragments, readConfig(ALLOWED_FILE))).toEqual([]);
});
