import type { Severity } from "./rule.ts";

/** A piece of text that visitors read. `place` is the field, line or element it's in. */
export type TextPiece = { file: string; place: string; text: string };

/** A problem in a sentence, and what to write instead. */
export type Finding = {
  rule: string;
  severity: Severity;
  file: string;
  place: string;
  sentence: string;
  why: string;
  instead: string;
};

const MAX_SHOWN = 120;
const short = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;

/** A finding as one line: the place, what was found, what was expected. */
export const findingLine = ({ rule, file, place, sentence, instead }: Finding): string =>
  `${file}: ${place}: found “${short(sentence)}” (${rule}), expected ${instead}`;
