import { check } from "content-files";
import { expect, it } from "vitest";
import { NO_TARGETS, resolve } from "../../tools/content/resolve.ts";
import { object } from "./fields.ts";
import { sharedQuestionsSchema } from "./question.ts";
import { faq } from "./shared-fields.ts";

const FEES = { question: "What does it cost?", answer: ["Please ask us."] };
const OWN = { question: "May I bring a friend?", answer: ["Yes."] };

function read(...items: unknown[]) {
  const written = { faq: { title: "Asked", items } };
  const parsed = check("page.yaml", written, object({ faq }));
  const targets = { ...NO_TARGETS, questions: new Map([["fees", FEES]]) };
  return resolve("page.yaml", parsed, targets).content.faq.items;
}

it("replaces a shared question's id with the question, in place", () => {
  expect(read(OWN, { use: "fees" }, OWN)).toEqual([OWN, FEES, OWN]);
});

it("reports an unknown id, and lists those that exist", () => {
  expect(() => read(OWN, { use: "fee" })).toThrow(
    'page.yaml: faq.items.1.use: found "fee", expected the id of a shared question: fees',
  );
});

it.each([
  ["both", { use: "fees", ...OWN }],
  ["neither", {}],
  ["half of one", { question: OWN.question }],
])("reports an entry that is %s", (_, entry) => {
  expect(() => read(entry)).toThrow("expected either use with the id of a shared question");
});

it("refuses an id used twice", () => {
  const questions = [
    { id: "fees", ...FEES },
    { id: "fees", ...OWN },
  ];
  expect(() => check("shared.yaml", { questions }, sharedQuestionsSchema)).toThrow("each id once");
});
