import { beforeEach, expect, it } from "vitest";
import { check } from "../../tools/content/read-file.ts";
import { object } from "./fields.ts";
import { known } from "./known.ts";
import { faq } from "./parts.ts";
import { sharedQuestionsSchema } from "./question.ts";

const FEES = { question: "What does it cost?", answer: ["Please ask us."] };
const OWN = { question: "May I bring a friend?", answer: ["Yes."] };

beforeEach(() => {
  known.questions.clear();
  known.questions.set("fees", FEES);
});

const read = (...items: unknown[]) =>
  check("page.yaml", { faq: { eyebrow: "Questions", title: "Asked", items } }, object({ faq })).faq
    .items;

it("puts a shared question where a page names it, between its own", () => {
  expect(read(OWN, { use: "fees" }, OWN)).toEqual([OWN, FEES, OWN]);
});

it("tells an id that no shared question has, with those there are", () => {
  expect(() => read(OWN, { use: "fee" })).toThrow(
    'page.yaml: faq.items.1.use: found "fee", expected the id of a shared question: fees',
  );
});

it.each([
  ["both", { use: "fees", ...OWN }],
  ["neither", {}],
  ["half of one", { question: OWN.question }],
])("tells an entry that is %s", (_, entry) => {
  expect(() => read(entry)).toThrow("expected either use with the id of a shared question");
});

it("takes each id once", () => {
  const questions = [
    { id: "fees", ...FEES },
    { id: "fees", ...OWN },
  ];
  expect(() => check("shared.yaml", { questions }, sharedQuestionsSchema)).toThrow("each id once");
});
