import { ContentError, readYaml, type Variables } from "content-files";
import { sharedQuestionsSchema } from "../../app/schema/question.ts";
import type { Question } from "../../app/schema/references.ts";
import { repeatedQuestionProblems } from "./repeated-questions.ts";

export const QUESTIONS_FILE = "content/shared-questions.yaml";

/**
 * The shared questions, by id.
 * @throws ContentError with one line per problem in the file
 */
export function loadQuestions(root: string, variables: Variables): Map<string, Question> {
  const { questions } = readYaml(root, QUESTIONS_FILE, sharedQuestionsSchema, variables);
  const repeated = repeatedQuestionProblems(QUESTIONS_FILE, { questions });
  if (repeated.length > 0) throw new ContentError(repeated);
  return new Map(questions.map(({ id, ...question }) => [id, question]));
}
