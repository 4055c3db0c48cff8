import { describe, expect, it } from "vitest";
import { readSentence, sentences } from "./sentences.ts";

const deniedIn = (text: string) =>
  readSentence(text)
    .tokens.filter(({ denied }) => denied)
    .map(({ forms }) => forms[0]);

describe("sentences", () => {
  it("does not end one at Dr. or e.g.", () => {
    expect(sentences("Meet Dr. Jane Citizen. She listens, e.g. to you.")).toHaveLength(2);
  });
});

describe("readSentence", () => {
  it("knows what a denial denies", () => {
    expect(deniedIn("Chiropractic doesn’t cure asthma.")).toContain("cure");
    expect(deniedIn("Nobody is cured.")).toContain("cured");
    expect(deniedIn("We never promise a result, and we listen.")).not.toContain("listen");
  });

  it("takes neither “not only” nor “prevent” for a denial", () => {
    expect(deniedIn("We not only cure asthma.")).not.toContain("cure");
    expect(deniedIn("Adjustments prevent asthma.")).toEqual([]);
  });

  it("tells a question from a claim with a question mark", () => {
    expect(readSentence("Can chiropractic help my child?").asks).toBe(true);
    expect(readSentence("Read more: Can chiropractic help my child?").asks).toBe(true);
    expect(readSentence("Tired of asthma?").asks).toBe(false);
    expect(readSentence("Did you know that adjustments cure asthma?").asks).toBe(false);
  });

  it("keeps Australian spelling beside the library's own", () => {
    expect([...readSentence("A shorter labour.").words]).toContain("labour");
  });

  it("tells the method’s name from the word", () => {
    expect([...readSentence("NET explained").words]).toContain("NET");
    expect([...readSentence("A fishing net").words]).not.toContain("NET");
  });
});
