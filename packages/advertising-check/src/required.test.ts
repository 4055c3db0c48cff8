import { describe, expect, it } from "vitest";
import { NO_CONFIG } from "./config.ts";
import { findingLine } from "./finding.ts";
import { requiredFindings, UNDER_TWO } from "./required.ts";

const problems = (pieces: Parameters<typeof requiredFindings>[0]) =>
  requiredFindings(pieces, { ...NO_CONFIG, childrensPagesPattern: "services/babies" }).map(
    findingLine,
  );

const BABIES = "content/pages/services/babies-children.yaml";
const policy = { file: BABIES, place: "policy", text: UNDER_TWO };
const home = (...texts: string[]) =>
  texts.map((text, index) => ({ file: "content/pages/home.yaml", place: `words.${index}`, text }));

describe("requiredFindings", () => {
  it("requires the policy on children under two, word for word", () => {
    expect(problems([policy])).toEqual([]);
    const altered = UNDER_TWO.replace("do not use", "never use");
    expect(problems([{ ...policy, text: altered }])).toEqual([
      `${BABIES}: whole file: found “no statement about children under two” (under-two-policy), expected “${UNDER_TWO}”`,
    ]);
  });

  it("doesn't require it on other pages, or from clinics without a page for parents", () => {
    const pregnancy = { ...policy, file: "content/pages/services/pregnancy.yaml", text: "Words." };
    expect(problems([pregnancy])).toEqual([]);
  });

  it("requires the terms of a free call", () => {
    const terms = "One per person, not advice, assessment or treatment, and no obligation to book.";
    expect(problems(home("A free 15-minute call.", terms))).toEqual([]);
    expect(problems(home("A free 15-minute call."))).toEqual([
      expect.stringMatching(
        /^content\/pages\/home\.yaml: words\.0: found “A free 15-minute call.” \(free-without-terms\)/,
      ),
    ]);
  });

  it.each([
    [["Dr. Jane Citizen (Chiropractor) sees you.", "Dr. Jane Citizen listens."]],
    [["Meet Dr. Jane", "Dr. Jane Citizen (Chiropractor) sees you."]],
    [["Dr. Siobhán O’Farrell-Nguyen (Chiropractor) sees you."]],
    [["Some chiropractors use ‘Dr’ as a courtesy title."]],
  ])("accepts %j", (texts) => {
    expect(problems(home(...texts))).toEqual([]);
  });

  it.each([
    [["Dr. Jane Citizen sees you.", "Dr. Jane Citizen (Chiropractor) listens."]],
    [["Dr Jane listens."]],
    [["Meet Dr. Jane", "She listens."]],
  ])("requires the profession in %j", (texts) => {
    expect(problems(home(...texts))).toEqual([expect.stringContaining("(Chiropractor)")]);
  });
});
