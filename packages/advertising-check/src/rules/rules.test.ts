import { describe, expect, test } from "vitest";
import { brokenRules, matchingPatterns } from "../text/broken-rules.ts";
import { RULES } from "./all.ts";

test("every rule has a unique id", () => {
  const ids = RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(RULES.map((rule) => ({ id: rule.id, rule })))("$id", ({ rule }) => {
  test.each(rule.mustFind)("stops %j", (sentence) => {
    expect(brokenRules(sentence), JSON.stringify(matchingPatterns(rule, sentence))).toContain(rule);
  });

  test.each(rule.mustNotFind)("lets %j through, as does every other rule", (sentence) => {
    expect(brokenRules(sentence).map(({ id }) => id)).toEqual([]);
  });
});
