import { describeProblem } from "content-files";

/** A question's letters and digits: two that differ by a capital or a mark are the same to a reader. */
const asHeard = (question: string) =>
  question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type Asked = { question: string; path: string[] };

/** Every question in some content, with the path of its entry. */
function questionsIn(value: unknown, path: string[] = []): Asked[] {
  if (typeof value !== "object" || value === null) return [];
  if ("question" in value && "answer" in value && typeof value.question === "string") {
    return [{ question: value.question, path }];
  }
  return Object.entries(value).flatMap(([key, entry]) => questionsIn(entry, [...path, key]));
}

/** A line for each question of a file that an earlier one asks too. */
export function repeatedQuestions(file: string, content: unknown): string[] {
  const first = new Map<string, string[]>();
  return questionsIn(content).flatMap(({ question, path }) => {
    const before = first.get(asHeard(question));
    if (!before) {
      first.set(asHeard(question), path);
      return [];
    }
    const expected = `each question once: ${before.join(".")} asks the same`;
    return [describeProblem(file, [...path, "question"], question, expected)];
  });
}
