import { describe, expect, it } from "vitest";
import { fragmentFindings, unusedPermissions } from "./check.ts";
import { findingLine } from "./finding.ts";

const at = (text: string) => ({ file: "content/pages/home.yaml", place: "hero.lead", text });
const findings = (text: string) => fragmentFindings(at(text), []);
const rules = (text: string) => findings(text).map(({ rule }) => rule);

describe("fragmentFindings", () => {
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

  it.each(["Holistic Healing", "How I can help", "My Journey to Holistic Healing"])(
    "lets the specified %j stand",
    (text) => {
      expect(findings(text)).toEqual([]);
    },
  );

  it("asks for Australian spelling, as a warning", () => {
    expect(findings("A pediatric center.")).toEqual([
      expect.objectContaining({ rule: "spelling", severity: "warning" }),
      expect.objectContaining({ instead: "Australian spelling: paediatric" }),
    ]);
  });

  it("counts the words of a sentence", () => {
    const words = (count: number) => `Word${" word".repeat(count - 1)}.`;
    expect(rules(`${words(35)} ${words(35)}`)).toEqual([]);
    expect(rules(words(36))).toEqual(["long-sentence"]);
  });

  it("lets exactly the permitted words stand", () => {
    const allowed = [{ words: "the best chiropractor's chair" }];
    expect(fragmentFindings(at("Sit in the best chiropractor's chair."), allowed)).toEqual([]);
    expect(fragmentFindings(at("Ask for the best care."), allowed)).toHaveLength(1);
  });
});

describe("unusedPermissions", () => {
  it("names what content no longer says", () => {
    expect(unusedPermissions([at("Hello.")], [{ words: "Hello." }])).toEqual([]);
    expect(unusedPermissions([at("Hello.")], [{ words: "Goodbye." }])).toHaveLength(1);
  });
});
