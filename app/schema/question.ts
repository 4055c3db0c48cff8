import { z } from "zod";
import { anchor, list, object, text, words } from "./fields.ts";
import { known, type Question } from "./known.ts";

const question = text(140);
const answer = list(words);

/** The questions that several pages share, in `content/shared-questions.yaml`. */
export const sharedQuestionsSchema = object({
  questions: list(object({ id: anchor, question, answer })).refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    { error: "each id once" },
  ),
});

const use = z
  .string({ error: "the id of a shared question" })
  .refine((id) => known.questions.has(id), {
    error: () => `the id of a shared question: ${[...known.questions.keys()].join(", ")}`,
  })
  .meta({
    choose: "question",
    title: "A question that pages share",
    description: "Choose one, or leave this empty and write a question of this page below.",
  });

/** A question of the page's own, or by `use` one that other pages ask too. */
export const questionItem = object({
  use: use.optional(),
  question: question.optional(),
  answer: answer.optional(),
}).transform((written, context): Question => {
  const shared = written.use === undefined ? undefined : known.questions.get(written.use);
  if (shared && !written.question && !written.answer) return shared;
  if (!shared && written.question && written.answer)
    return { question: written.question, answer: written.answer };
  context.addIssue({
    code: "custom",
    message: "either use with the id of a shared question, or a question and its answer",
  });
  return z.NEVER;
});
