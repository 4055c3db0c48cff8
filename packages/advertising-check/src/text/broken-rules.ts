import type { Rule } from "../rule.ts";
import { RULES } from "../rules/all.ts";
import { LEXICON } from "../words/lists.ts";
import { compile, matches, type Pattern } from "./pattern.ts";
import { analyseSentence, type Sentence } from "./sentences.ts";

type CompiledRule = {
  rule: Rule;
  find: readonly (readonly Pattern[])[];
  unless: readonly Pattern[];
};

const pattern = (source: string) => compile(source, LEXICON);

const COMPILED: readonly CompiledRule[] = RULES.map((rule) => ({
  rule,
  find: rule.find.map((phrases) =>
    typeof phrases === "string" ? [pattern(phrases)] : phrases.map(pattern),
  ),
  unless: (rule.unless ?? []).map(pattern),
}));

function breaks({ rule, find, unless }: CompiledRule, sentence: Sentence): boolean {
  if (sentence.asks && !rule.evenAsked) return false;
  const counts = (phrase: Pattern) =>
    matches(phrase, sentence).some(({ negated }) => rule.evenNegated || !negated);
  if (!find.some((phrases) => phrases.every(counts))) return false;
  return !unless.some((phrase) => matches(phrase, sentence).length > 0);
}

const cache = new Map<string, readonly Rule[]>();

/** The rules that a sentence breaks. */
export function brokenRules(text: string): readonly Rule[] {
  const cached = cache.get(text);
  if (cached) return cached;
  const sentence = analyseSentence(text);
  const broken = COMPILED.filter((compiled) => breaks(compiled, sentence)).map(({ rule }) => rule);
  cache.set(text, broken);
  return broken;
}

/** The patterns of a rule that match a sentence, for debugging a rule. */
export function matchingPatterns(rule: Rule, text: string): { find: string[]; unless: string[] } {
  const sentence = analyseSentence(text);
  const isMatch = (phrase: Pattern) => matches(phrase, sentence).length > 0;
  const compiled = COMPILED.filter((entry) => entry.rule === rule);
  return {
    find: compiled
      .flatMap(({ find }) => find.filter((all) => all.every(isMatch)).flat())
      .map(({ source }) => source),
    unless: compiled.flatMap(({ unless }) => unless.filter(isMatch)).map(({ source }) => source),
  };
}
