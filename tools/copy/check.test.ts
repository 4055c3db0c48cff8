import { describe, expect, it } from "vitest";
import { fragmentProblems, sentences, unusedPermissions } from "./check.ts";

const at = (text: string) => ({ file: "content/pages/home.yaml", place: "hero.lead", text });
const problems = (text: string) => fragmentProblems(at(text), []);

describe("fragmentProblems", () => {
  it("says where, what was found and what is expected, in one line", () => {
    expect(problems("Care that fixes your back.")).toEqual([
      "content/pages/home.yaml: hero.lead: found “fixes”, expected what happens in a visit, no promise of a result",
    ]);
  });

  it.each([
    "We cure headaches.",
    "Your body heals itself.",
    "Results are guaranteed.",
    "We promise you will feel well.",
    "We treat the root cause.",
    "Live pain-free again.",
    "Instant relief after one visit.",
    "A life-changing hour.",
    "Clinically proven methods.",
    "Gentle and safe for all ages.",
    "Care with no side effects.",
    "The best chiropractor in Sydney.",
    "A leading clinic on the Northern Beaches.",
    "It works better than surgery.",
    "Jane specialises in pregnancy.",
    "She is an expert in posture.",
    "Read our testimonials.",
    "Hear from happy families.",
    "Every baby should be checked after birth.",
    "Keep well with regular maintenance.",
    "Ask about our care packages.",
    "Book today before places run out.",
    "We correct subluxations.",
    "Your innate intelligence knows.",
    "Reset your nervous system.",
    "Chiropractic may help with headaches.",
    "Our care supports better sleep.",
    "Adjustments can ease colic in babies.",
    "Gentle techniques for breech babies.",
    "Muscle testing detects hidden stress.",
    "NET releases what your body holds.",
    "We offer manipulation for babies.",
  ])("stops %j", (text) => {
    expect(problems(text)).not.toEqual([]);
  });

  it.each([
    "We cannot promise a result.",
    "There is no guarantee of any result.",
    "Muscle testing does not diagnose illness.",
    "We do not treat anxiety or poor sleep; please see your GP.",
    "We do not use spinal manipulation with children under two years of age.",
    "Most side effects are mild and short; serious ones are rare; we explain them first.",
    "A quick heart gets you to the bus, and steps leading to the door slow it down.",
    "Ask your doctor whether a medical specialist should look at it.",
    "Morning light helps set the clock that sleep follows.",
    "Holistic Healing",
    "How I can help",
  ])("lets %j stand", (text) => {
    expect(problems(text)).toEqual([]);
  });

  it("asks for Australian spelling", () => {
    expect(problems("A pediatric center.")).toEqual([
      "content/pages/home.yaml: hero.lead: found “center”, expected Australian spelling: centre",
      "content/pages/home.yaml: hero.lead: found “pediatric”, expected Australian spelling: paediatric",
    ]);
  });

  it("counts the words of a sentence", () => {
    const words = (count: number) => `Word${" word".repeat(count - 1)}.`;
    expect(problems(`${words(25)} ${words(25)}`)).toEqual([]);
    expect(problems(words(26))).toEqual([
      "content/pages/home.yaml: hero.lead: found a sentence of 26 words (“Word word word word word word word word …”), expected at most 25",
    ]);
  });

  it("lets exactly the permitted words stand", () => {
    const allowed = [{ words: "the best way to Manly" }];
    expect(fragmentProblems(at("Ask for the best way to Manly."), allowed)).toEqual([]);
    expect(fragmentProblems(at("Ask for the best care."), allowed)).toHaveLength(1);
  });
});

describe("sentences", () => {
  it("does not end one at Dr.", () => {
    expect(sentences("Meet Dr. Jane Citizen. She listens.")).toHaveLength(2);
  });
});

describe("unusedPermissions", () => {
  it("names what content no longer says", () => {
    expect(unusedPermissions([at("Hello.")], [{ words: "Hello." }])).toEqual([]);
    expect(unusedPermissions([at("Hello.")], [{ words: "Goodbye." }])).toHaveLength(1);
  });
});
