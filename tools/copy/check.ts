import { ALLOWED, SPECIFIED } from "./allowed.ts";
import type { Fragment } from "./read-copy.ts";
import { RULES, SPELLINGS } from "./rules.ts";

const LONGEST_SENTENCE = 25;

const segmenter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/** The sentences of a text. "Dr." ends none. */
export const sentences = (text: string): string[] =>
  [...segmenter.segment(text.replaceAll("Dr. ", "Dr "))].map(({ segment }) => segment.trim());

const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const line = ({ file, place }: Fragment, found: string, expected: string) =>
  `${file}: ${place}: found ${found}, expected ${expected}`;

type Allowed = readonly { words: string }[];

/** The text without what may stand. A full stop stays in its place, so that sentences do not run together. */
const withoutAllowed = (text: string, allowed: Allowed) =>
  [...SPECIFIED, ...allowed.map(({ words }) => words)].reduce(
    (rest, words) => rest.replaceAll(words, words.endsWith(".") ? "." : ""),
    text,
  );

function sentenceProblems(fragment: Fragment, sentence: string): string[] {
  const banned = RULES.flatMap(({ pattern, expected, unless }) => {
    const match = pattern.exec(sentence);
    if (!match || unless?.test(sentence)) return [];
    return [line(fragment, `“${match[0] || sentence}”`, expected)];
  });
  const misspelt = SPELLINGS.flatMap(([american, australian]) => {
    const match = american.exec(sentence);
    return match ? [line(fragment, `“${match[0]}”`, `Australian spelling: ${australian}`)] : [];
  });
  return [...banned, ...misspelt];
}

/** What is wrong with one piece of text: banned words, American spellings, sentences that run on. */
export function fragmentProblems(fragment: Fragment, allowed: Allowed = ALLOWED): string[] {
  const long = sentences(fragment.text)
    .map((sentence) => ({ sentence, count: countWords(sentence) }))
    .filter(({ count }) => count > LONGEST_SENTENCE)
    .map(({ sentence, count }) =>
      line(
        fragment,
        `a sentence of ${count} words (“${sentence.slice(0, 40)}…”)`,
        `at most ${LONGEST_SENTENCE}`,
      ),
    );
  const checked = sentences(withoutAllowed(fragment.text, allowed));
  return [...checked.flatMap((sentence) => sentenceProblems(fragment, sentence)), ...long];
}

/** Permissions that nothing uses any more. */
export const unusedPermissions = (
  fragments: readonly Fragment[],
  allowed: Allowed = ALLOWED,
): string[] =>
  allowed
    .filter(({ words }) => !fragments.some(({ text }) => text.includes(words)))
    .map(
      ({ words }) =>
        `tools/copy/allowed.ts: found “${words}”, expected only words that content/ uses`,
    );
