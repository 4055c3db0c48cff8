import { describe, expect, it } from "vitest";
import { textFindings, unusedAllowanceFindings } from "./check.ts";
import { NO_CONFIG } from "./config.ts";
import { findingLine } from "./finding.ts";

const at = (text: string) => ({ file: "content/pages/home.yaml", place: "hero.lead", text });
const findings = (text: string) => textFindings([at(text)], NO_CONFIG);
const allowing = (words: string) => ({
  ...NO_CONFIG,
  allowed: [{ words, reason: "a reason", name: "a name" }],
});
const rules = (text: string) => findings(text).map(({ rule }) => rule);

describe("textFindings", () => {
  it("reports the place, the sentence, the reason and what to write instead", () => {
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

  it("ignores the headings in the configuration", () => {
    const config = { ...NO_CONFIG, headings: ["Start Your Healing Journey"] };
    expect(textFindings([at("Start Your Healing Journey")], config)).toEqual([]);
    expect(findings("Start Your Healing Journey")).toHaveLength(1);
  });

  it("suggests Australian spelling in a note", () => {
    expect(findings("A pediatric center.")).toEqual([
      expect.objectContaining({ rule: "spelling", severity: "note" }),
      expect.objectContaining({ instead: "Australian spelling: paediatric" }),
    ]);
  });

  it("reports sentences with more than 35 words", () => {
    const words = (count: number) => `Word${" word".repeat(count - 1)}.`;
    expect(rules(`${words(35)} ${words(35)}`)).toEqual([]);
    expect(rules(words(36))).toEqual(["long-sentence"]);
  });

  it("ignores exactly the allowed words", () => {
    const config = allowing("the best chiropractor's chair");
    expect(textFindings([at("Sit in the best chiropractor's chair.")], config)).toEqual([]);
    expect(textFindings([at("Ask for the best care.")], config)).toHaveLength(1);
  });
});

describe("unusedAllowanceFindings", () => {
  it("returns a note for allowed words that no text uses", () => {
    const unused = (words: string) =>
      unusedAllowanceFindings([at("Hello.")], allowing(words), "allowed.yaml");
    expect(unused("Hello.")).toEqual([]);
    expect(unused("Goodbye.")).toEqual([
      expect.objectContaining({ severity: "note", sentence: "Goodbye.", file: "allowed.yaml" }),
    ]);
  });
});
