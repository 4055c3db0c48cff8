import { expect, test } from "vitest";
import { fillIn } from "./read-file.ts";

test("a fact takes the place of its name in braces", () => {
  expect(fillIn("a.yaml", { line: ["Call {phone}"] }, { phone: "1234" })).toEqual({
    line: ["Call 1234"],
  });
});

test("a single letter stays on the line of its word, and addresses stay as they are", () => {
  expect(fillIn("a.yaml", "An X-ray, X-rays", {})).toBe("An X-\u2060ray, X-\u2060rays");
  for (const text of ["/X-ray", "low-force", "DC-10", "a-z"])
    expect(fillIn("a.yaml", text, {})).toBe(text);
});
