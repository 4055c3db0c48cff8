import { describe, expect, it } from "vitest";
import { checkTexts, unusedAllowances } from "./check.ts";
import { NO_CONFIG } from "./config.ts";
import { findingLine } from "./finding.ts";

const at = (text: string) => ({ file: "content/pages/home.yaml", place: "hero.lead", text });
const findings = (text: string) => checkTexts([at(text)], NO_CONFIG);
const allowing = (words: string) => ({
  ...NO_CONFIG,
  allowed: [{ words, reason: "a reason", name: "a name" }],
});
const rules = (text: string) => findings(text).map(({ rule }) => rule);

describe("checkTexts", () => {
  it("says where, what was found, why it matters and what to write", () => {
    const [finding, ...others] = findings("Welcome. Care that fixes your back. Come in.");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: "cure",
      severity: "error",
      file: "content/pages/home.yaml",
      place: "hero.lead",
      sentence: "Care that fixes your back.",
      why: expect.stringMatching(/promise/),
    });
    expect(finding && findingLine(finding)).toBe(
      "content/pages/home.yaml: hero.lead: found “Care that fixes your back.” (cure), expected what happens in a visit, no promise of a result",
    );
  });

  it("leaves the site's own headings alone", () => {
    const config = { ...NO_CONFIG, headings: ["Start Your Healing Journey"] };
    expect(checkTexts([at("Start Your Healing Journey")], config)).toEqual([]);
    expect(findings("Start Your Healing Journey")).toHaveLength(1);
  });

  it("asks for Australian spelling, as a note", () => {
    expect(findings("A pediatric center.")).toEqual([
      expect.objectContaining({ rule: "spelling", severity: "note" }),
      expect.objectContaining({ instead: "Australian spelling: paediatric" }),
    ]);
  });

  it("counts the words of a sentence", () => {
    const words = (count: number) => `Word${" word".repeat(count - 1)}.`;
    expect(rules(`${words(35)} ${words(35)}`)).toEqual([]);
    expect(rules(words(36))).toEqual(["long-sentence"]);
  });

  it("lets exactly the allowed words stand", () => {
    const config = allowing("the best chiropractor's chair");
    expect(checkTexts([at("Sit in the best chiropractor's chair.")], config)).toEqual([]);
    expect(checkTexts([at("Ask for the best care.")], config)).toHaveLength(1);
  });
});

describe("unusedAllowances", () => {
  it("names allowed words that no text uses any more, as notes", () => {
    const unused = (words: string) =>
      unusedAllowances([at("Hello.")], allowing(words), "allowed.yaml");
    expect(unused("Hello.")).toEqual([]);
    expect(unused("Goodbye.")).toEqual([
      expect.objectContaining({ severity: "note", sentence: "Goodbye.", file: "allowed.yaml" }),
    ]);
  });
});
