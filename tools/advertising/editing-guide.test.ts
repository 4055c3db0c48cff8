import { readFileSync } from "node:fs";
import { checkTexts, fragmentsOfProse, readConfig } from "advertising-check";
import { expect, test } from "vitest";
import { match } from "../matches.ts";
import { ALLOWED_FILE } from "./approved-file.ts";

const guide = readFileSync("docs/editing.md", "utf8");

test("the example article in the guide follows the advertising rules", () => {
  const article = match(guide, /```mdx\n---\n[\s\S]*?\n---\n([\s\S]*?)```/);
  const points = match(guide, /keyPoints:\n([\s\S]*?)helpFirst:/);
  const fragments = fragmentsOfProse({
    file: "example.md",
    body: `${article}\n${points}`,
    firstLine: 1,
  });
  expect(fragments.length).toBeGreaterThan(5);
  expect(checkTexts(fragments, readConfig(ALLOWED_FILE))).toEqual([]);
});
