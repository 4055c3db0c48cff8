import { describe, expect, it } from "vitest";
import { readSentence, sentences } from "./sentences.ts";

const negatedIn = (text: string) =>
  readSentence(text)
    .tokens.filter(({ negated }) => negated)
    .map(({ forms }) => forms[0]);

describe("sentences", () => {
  it("doesn't split at Dr. or e.g.", () => {
    expect(sentences("Meet Dr. Jane Citizen. She listens, e.g. to you.")).toHaveLength(2);
  });
});

describe("readSentence", () => {
  it("finds the words that are negated", () => {
    expect(negatedIn("Chiropractic doesn’t cure asthma.")).toContain("cure");
    expect(negatedIn("Nobody is cured.")).toContain("cured");
    expect(negatedIn("We never promise a result, and we listen.")).not.toContain("listen");
  });

  it("doesn't count “not only” or “prevent” as negations", () => {
    expect(negatedIn("We not only cure asthma.")).not.toContain("cure");
    expect(negatedIn("Adjustments prevent asthma.")).toEqual([]);
  });

  it("distinguishes a question from a claim with a question mark", () => {
    expect(readSentence("Can chiropractic help my child?").asks).toBe(true);
    expect(readSentence("Read more: Can chiropractic help my child?").asks).toBe(true);
    expect(readSentence("Tired of asthma?").asks).toBe(false);
    expect(readSentence("Did you know that adjustments cure asthma?").asks).toBe(false);
  });

  it("keeps Australian spelling as well as the library's", () => {
    expect([...readSentence("A shorter labour.").words]).toContain("labour");
  });

  it("distinguishes the method NET from the word net", () => {
    expect([...readSentence("NET explained").words]).toContain("NET");
    expect([...readSentence("A fishing net").words]).not.toContain("NET");
  });
});
