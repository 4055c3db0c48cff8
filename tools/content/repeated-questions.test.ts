import { expect, test } from "vitest";
import { repeatedQuestions } from "./repeated-questions.ts";

const contentWith = (...questions: string[]) => ({
  faq: { title: "Asked", items: questions.map((question) => ({ question, answer: ["Yes."] })) },
});

test("a repeated question is reported once, whatever its capitals and punctuation", () => {
  expect(
    repeatedQuestions("page.yaml", contentWith("Does it hurt?", "How long?", "Does it hurt")),
  ).toEqual([
    'page.yaml: faq.items.2.question: found "Does it hurt", expected each question once: faq.items.0 asks the same',
  ]);
});

test("different questions, and the same words in other fields, are fine", () => {
  expect(repeatedQuestions("page.yaml", contentWith("Does it hurt?", "Does it last?"))).toEqual([]);
  expect(repeatedQuestions("page.yaml", [{ title: "One" }, { title: "One" }])).toEqual([]);
});
