import { describeProblem } from "content-files";

/** A question without capitals and punctuation, to compare two questions. */
const normalized = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type AskedQuestion = { question: string; path: string[] };

/** Every question in the content, with the path of its entry. */
function questionsIn(value: unknown, path: string[] = []): AskedQuestion[] {
  if (typeof value !== "object" || value === null) return [];
  if ("question" in value && "answer" in value && typeof value.question === "string") {
    return [{ question: value.question, path }];
  }
  return Object.entries(value).flatMap(([key, entry]) => questionsIn(entry, [...path, key]));
}

/** One line for each question that repeats an earlier one in the file. */
export function repeatedQuestionProblems(file: string, content: unknown): string[] {
  const first = new Map<string, string[]>();
  return questionsIn(content).flatMap(({ question, path }) => {
    const before = first.get(normalized(question));
    if (!before) {
      first.set(normalized(question), path);
      return [];
    }
    const expected = `each question once: ${before.join(".")} asks the same`;
    return [describeProblem(file, [...path, "question"], question, expected)];
  });
}
