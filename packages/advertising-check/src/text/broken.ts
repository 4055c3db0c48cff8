import type { Rule } from "../rule.ts";
import { RULES } from "../rules/all.ts";
import { LEXICON } from "../words/lists.ts";
import { compile, matches, type Pattern } from "./pattern.ts";
import { readSentence, type Sentence } from "./sentences.ts";

type Ready = { rule: Rule; find: readonly (readonly Pattern[])[]; unless: readonly Pattern[] };

const pattern = (source: string) => compile(source, LEXICON);

const READY: readonly Ready[] = RULES.map((rule) => ({
  rule,
  find: rule.find.map((phrases) =>
    typeof phrases === "string" ? [pattern(phrases)] : phrases.map(pattern),
  ),
  unless: (rule.unless ?? []).map(pattern),
}));

function breaks({ rule, find, unless }: Ready, sentence: Sentence): boolean {
  if (sentence.asks && !rule.evenAsked) return false;
  const counts = (phrase: Pattern) =>
    matches(phrase, sentence).some(({ denied }) => rule.evenDenied || !denied);
  if (!find.some((phrases) => phrases.every(counts))) return false;
  return !unless.some((phrase) => matches(phrase, sentence).length > 0);
}

const known = new Map<string, readonly Rule[]>();

/** The rules that a sentence breaks. */
export function brokenRules(text: string): readonly Rule[] {
  const before = known.get(text);
  if (before) return before;
  const sentence = readSentence(text);
  const broken = READY.filter((ready) => breaks(ready, sentence)).map(({ rule }) => rule);
  known.set(text, broken);
  return broken;
}

/** Which phrases of a rule a sentence fits, and which make it innocent: for whoever writes a rule. */
export function fitting(rule: Rule, text: string): { find: string[]; unless: string[] } {
  const sentence = readSentence(text);
  const fits = (phrase: Pattern) => matches(phrase, sentence).length > 0;
  const ready = READY.filter((entry) => entry.rule === rule);
  return {
    find: ready
      .flatMap(({ find }) => find.filter((all) => all.every(fits)).flat())
      .map(({ source }) => source),
    unless: ready.flatMap(({ unless }) => unless.filter(fits)).map(({ source }) => source),
  };
}
