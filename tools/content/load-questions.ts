import { known } from "../../app/schema/known.ts";
import { sharedQuestionsSchema } from "../../app/schema/question.ts";
import { readYaml } from "./read-file.ts";

export const QUESTIONS_FILE = "content/shared-questions.yaml";

/**
 * Makes the questions that pages share known to the fields that name one.
 * @throws ContentError with a line for each problem in the file
 */
export function loadQuestions(root: string, facts: Record<string, string>): void {
  known.questions.clear();
  const { questions } = readYaml(root, QUESTIONS_FILE, sharedQuestionsSchema, facts);
  for (const { id, question, answer } of questions) known.questions.set(id, { question, answer });
}
