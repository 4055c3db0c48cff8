import { expect, test } from "vitest";
import { z } from "zod";
import { fillIn, fillText } from "./fill-in.ts";
import { validate } from "./validate.ts";

const VARIABLES = { ifMap: "", ifChat: null, name: "Ana" };
const filled = (lines: readonly string[]) => fillText("a.mdx", lines.join("\n"), VARIABLES, 1);

test("drops list entries and fields whose condition isn't met", () => {
  const content = { steps: ["{ifChat}Chat.", "{ifMap}Look, {name}."], note: "{ifChat}Chat." };
  expect(fillIn("a.yaml", content, VARIABLES)).toEqual({ steps: ["Look, Ana."], note: undefined });
});

test("mistakes after a dropped list entry keep its number", () => {
  const steps = fillIn(
    "a.yaml",
    { steps: ["{ifChat}Chat.", "Look.", "{ifChat}Ask.", 7] },
    VARIABLES,
  );
  const schema = z.object({ steps: z.array(z.string()) });
  expect(() => validate("a.yaml", steps, schema)).toThrow(
    "a.yaml: steps.3: found 7, expected string",
  );
});

test("an empty variable leaves the rest of its text, and drops a text of nothing else", () => {
  const content = { lead: "Come in. {answer}", only: "{answer}" };
  expect(fillIn("a.yaml", content, { answer: "" })).toEqual({ lead: "Come in. " });
});

test.each(["constructor", "__proto__", "toString"])("{%s} is no variable", (name) => {
  const found = `found {${name}}, expected one of {ifMap} {ifChat} {name}`;
  expect(() => fillIn("a.yaml", { lead: `An {${name}}` }, VARIABLES)).toThrow(
    `a.yaml: lead: ${found}`,
  );
  expect(() => filled(["Words", `An {${name}}`])).toThrow(`a.mdx: line 2: ${found}`);
});

test("drops lines whose condition isn't met, and lines after the paragraph keep their numbers", () => {
  const rows = ["| a |", "|---|", "{ifChat}| chat |", "{ifMap}| map |", "", "After."];
  expect(filled(rows).split("\n")).toEqual(["| a |", "|---|", "| map |", "", "", "After."]);
  expect(filled(["One.", "{ifChat}Two.", "{ifChat}Three."])).toBe("One.\n\n");
});
