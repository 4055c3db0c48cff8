import type { Severity } from "./rule.ts";

/** One piece of what visitors read, and where it stands: a field's name, a line or an element. */
export type Fragment = { file: string; place: string; text: string };

/** What is wrong with a sentence, and what to write instead. */
export type Finding = {
  rule: string;
  severity: Severity;
  file: string;
  place: string;
  sentence: string;
  why: string;
  instead: string;
};

const SHOWN = 120;
const short = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** A finding as one line: where, what was found, what is expected. */
export const findingLine = ({ rule, file, place, sentence, instead }: Finding): string =>
  `${file}: ${place}: found “${short(sentence)}” (${rule}), expected ${instead}`;
