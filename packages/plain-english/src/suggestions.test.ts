import { describe, expect, it } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

const at = (text: string, file = "content/pages/home.yaml") => ({ file, place: "hero.lead", text });
const suggestions = (...texts: string[]) =>
  suggestionsFor(texts.map((text) => at(text))).map(({ text }) => text);

describe("suggestionsFor", () => {
  it.each([
    ["The directions are beside the map.", "beside"],
    ["See the person whom you trust.", "whom"],
    ["You need not bring anything.", "need not"],
    ["Rest, for it helps you sleep.", ", for it"],
    ["Hands feel how the joints move.", "Hands feel"],
  ])("suggests plainer words for %j", (text, found) => {
    expect(suggestions(text)).toEqual([expect.stringContaining(`“${found}”`)]);
  });

  it.each([
    "Bring shoes for your walk.",
    "Stand on one leg.",
    "Rest your hands on your knees.",
    "I'll explain, and we'll decide together.",
    "We keep your records in Australia.",
  ])("suggests nothing for %j", (text) => {
    expect(suggestions(text)).toEqual([]);
  });

  it("suggests choosing between I and we in one text", () => {
    expect(suggestions("I listen first. Then we examine you.")).toEqual([
      expect.stringContaining("choose one"),
    ]);
    expect(suggestions("I listen first.", "We keep records.")).toEqual([]);
  });

  it("suggests shorter sentences if more than one in twenty is long", () => {
    const long = `${"word ".repeat(25)}word.`;
    const short = Array.from({ length: 20 }, (_, i) => `Short sentence ${i}.`);
    expect(suggestions(long, ...short.slice(1))).toEqual([]);
    expect(suggestions(long, ...short.slice(2))).toEqual([
      expect.stringContaining("1 of 19 sentences are longer than 25 words"),
    ]);
  });
});
