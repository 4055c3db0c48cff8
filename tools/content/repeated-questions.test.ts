import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { copyOfContent } from "../../tests/support/copy-of-content.ts";
import { QUESTIONS_FILE } from "./load-questions.ts";
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

const copy = copyOfContent();

/** The file of a page with its own questions. */
const PAGE = readdirSync("content/services")
  .map((name) => `content/services/${name}`)
  .find((file) =>
    parse(readFileSync(file, "utf8")).faq?.items.some((each: object) => "question" in each),
  );

test.each([
  [QUESTIONS_FILE, / {2}- id: \S+\n(?: {4}.*\n)+/],
  [PAGE ?? "", / {4}- question: .*\n(?: {6}.*\n)+/],
])("a question copied within %s stops the build", async (file, entry) => {
  const source = readFileSync(copy.at(file), "utf8");
  const copied = entry.exec(source)?.[0] ?? "";
  writeFileSync(copy.at(file), source.replace(copied, copied + copied.replace("id: ", "id: a")));
  const line = await copy.problem();
  expect(line.split("\n")).toHaveLength(1);
  expect(line).toContain(`${file}: `);
  expect(line).toContain("expected each question once");
});
