import { expect, test } from "vitest";
import { fillIn, fillText } from "./fill-in.ts";

const FACTS = { ifMap: "", ifChat: null, name: "Ana" };
const filled = (lines: readonly string[]) => fillText("a.mdx", lines.join("\n"), FACTS, 1);

test("an entry of a list whose condition doesn't hold goes, and a field as if it weren't there", () => {
  const words = { steps: ["{ifChat}Chat.", "{ifMap}Look, {name}."], note: "{ifChat}Chat." };
  expect(fillIn("a.yaml", words, FACTS)).toEqual({ steps: ["Look, Ana."], note: undefined });
});

test("a line whose condition doesn't hold goes, and the lines after its block keep their numbers", () => {
  const rows = ["| a |", "|---|", "{ifChat}| chat |", "{ifMap}| map |", "", "After."];
  expect(filled(rows).split("\n")).toEqual(["| a |", "|---|", "| map |", "", "", "After."]);
  expect(filled(["One.", "{ifChat}Two.", "{ifChat}Three."])).toBe("One.\n\n");
});
