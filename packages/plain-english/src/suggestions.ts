import { sentences, type TextPiece } from "advertising-check";
import { countWords } from "./measure.ts";
import { ODD_WORDS } from "./odd-words.ts";

/** A suggestion for the person who wrote a text. */
export type Suggestion = { file: string; place: string; text: string };

/** Longer sentences are hard to follow on a phone. In words. */
const LONG = 25;
/** The share of a page's sentences that may be long. */
const MAX_LONG_SHARE = 0.05;

const I = /\b(I|I['’](m|ll|ve|d)|my|me)\b/;
const WE = /\b(we|we['’](re|ll|ve|d)|our|us)\b/i;
/** "We" as in you and me: "we'll decide together". */
const TOGETHER = /\b(we|we['’]ll)\b[^.]*\b(together|both|agree)\b|\bus both\b|\blet['’]s\b/i;

const quote = (text: string) => `“${text.length > 100 ? `${text.slice(0, 99)}…` : text}”`;

function oddWords({ file, place, text }: TextPiece): Suggestion[] {
  return sentences(text).flatMap((sentence) =>
    ODD_WORDS.flatMap(([pattern, instead]) => {
      const found = pattern.exec(sentence)?.[0].trim();
      return found === undefined
        ? []
        : [{ file, place, text: `${quote(sentence)}: for “${found}” try “${instead}”` }];
    }),
  );
}

function mixedVoice({ file, place, text }: TextPiece): Suggestion[] {
  const checked = sentences(text).filter((sentence) => !TOGETHER.test(sentence));
  if (
    !checked.some((sentence) => I.test(sentence)) ||
    !checked.some((sentence) => WE.test(sentence))
  )
    return [];
  return [{ file, place, text: `${quote(text)}: says both “I” and “we”; choose one` }];
}

/** One suggestion for a page with too many long sentences, quoting the longest. */
function longSentences(file: string, pieces: readonly TextPiece[]): Suggestion[] {
  const all = pieces
    .flatMap(({ text }) => sentences(text))
    .filter((sentence) => /[.!?]["”’)]?$/.test(sentence));
  const long = all
    .filter((sentence) => countWords(sentence) > LONG)
    .toSorted((a, b) => countWords(b) - countWords(a));
  const [longest] = long;
  if (longest === undefined || long.length <= all.length * MAX_LONG_SHARE) return [];
  return [
    {
      file,
      place: "whole page",
      text: `${long.length} of ${all.length} sentences are longer than ${LONG} words; one idea a sentence reads easier. The longest: ${quote(longest)}`,
    },
  ];
}

/** Suggestions for plainer English. They aren't mistakes, so they must not stop a build. */
export function suggestionsFor(pieces: readonly TextPiece[]): Suggestion[] {
  const byFile = Map.groupBy(pieces, ({ file }) => file);
  return [...byFile].flatMap(([file, texts]) => [
    ...texts.flatMap(oddWords),
    ...texts.flatMap(mixedVoice),
    ...longSentences(file, texts),
  ]);
}
