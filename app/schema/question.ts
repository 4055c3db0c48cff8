import { z } from "zod";
import { list, longText, object, shortId, text } from "./fields.ts";
import { EXPECTED, type Question, type QuestionReference } from "./references.ts";

const question = text(140);
const answer = list(longText);

/** The questions that several pages share, in `content/shared-questions.yaml`. */
export const sharedQuestionsSchema = object({
  questions: list(object({ id: shortId, question, answer })).refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    {
      error: "each id once",
    },
  ),
});

const use = z.string({ error: EXPECTED.question }).meta({
  choose: "question",
  title: "A question that pages share",
  description: "Choose one, or leave this empty and write your own question below.",
});

/** A page's own question, or `use` with the id of a shared one. */
export const questionItem = object({
  use: use.optional(),
  question: question.optional(),
  answer: answer.optional(),
}).transform(({ use, question, answer }, context): Question | QuestionReference => {
  if (use !== undefined && !question && !answer) return { reference: "question", id: use };
  if (use === undefined && question && answer) return { question, answer };
  context.addIssue({
    code: "custom",
    message: "either use with the id of a shared question, or a question and its answer",
  });
  return z.NEVER;
});
