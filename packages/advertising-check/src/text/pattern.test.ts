import { describe, expect, it } from "vitest";
import { lexiconOf } from "../words/lexicon.ts";
import { compile, matches } from "./pattern.ts";
import { readSentence } from "./sentences.ts";

const LEXICON = lexiconOf({ ache: "headache, sore back" });
const found = (pattern: string, text: string) =>
  matches(compile(pattern, LEXICON), readSentence(text)).length > 0;

describe("compile and matches", () => {
  it.each([
    ["cure", "She cured it."],
    ["cure {ache}", "We cure sore backs."],
    ["cure ..2 {ache}", "We cure almost any headache."],
    ["cure .. {ache}", "We cure, as we said before, every single headache."],
    ["side_effect|harm free", "It is side-effect free."],
    ["no more? {ache}", "No headache."],
    ["^ cure", "Cures at home."],
  ])("finds %j in %j", (pattern, text) => {
    expect(found(pattern, text)).toBe(true);
  });

  it.each([
    ["cure ..1 {ache}", "We cure nearly every headache."],
    ["{ache} cure", "We cure sore backs."],
    ["^ cure", "We cure."],
  ])("does not find %j in %j", (pattern, text) => {
    expect(found(pattern, text)).toBe(false);
  });

  it("throws for a list that doesn't exist", () => {
    expect(() => compile("{nothing}", LEXICON)).toThrow("Unknown list {nothing}");
  });

  it("tells if the match is negated", () => {
    const [match] = matches(compile("cure", LEXICON), readSentence("It does not cure."));
    expect(match?.negated).toBe(true);
  });
});
