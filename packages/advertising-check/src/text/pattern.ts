import type { Lexicon } from "../words/lexicon.ts";
import type { Sentence, Token } from "./sentences.ts";

/** The tokens that a pattern matches, from `start` up to but excluding `end`. */
export type Match = { start: number; end: number; negated: boolean };

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;
type Step =
  /** One of these phrases, by their first word. */
  | { kind: "phrase"; phrases: Phrases; optional: boolean }
  /** Any verb except these. */
  | { kind: "verb"; except: Phrases }
  | { kind: "gap"; most: number };

export type Pattern = { steps: readonly Step[]; source: string; atStart: boolean };

const GAP = /^\.\.(\d*)$/;
/** The most words that `..` can skip. */
const LONGEST_GAP = 14;

/**
 * Compiles a rule's pattern, whose parts are separated by spaces:
 * - `cure`: a word in its base form, which also finds "cured"
 * - `a|b`: either, and `side_effect` for two words as one choice
 * - `more?`: optional
 * - `{care}`: any entry of a list
 * - `..`: some words, and `..3` at most three
 * - `~{plain}`: a verb that isn't in the list
 * - `^ cure`: only at the start of the sentence
 */
export function compile(source: string, lexicon: Lexicon): Pattern {
  const phrasesOf = (choice: string): readonly (readonly string[])[] => {
    if (!choice.startsWith("{")) return [choice.split("_")];
    const list = lexicon.get(choice.slice(1, -1));
    if (!list) throw new Error(`Unknown list ${choice} in “${source}”`);
    return list;
  };
  const atStart = source.startsWith("^ ");
  const steps = (atStart ? source.slice(2) : source).split(" ").map((part): Step => {
    const gap = GAP.exec(part);
    if (gap) return { kind: "gap", most: gap[1] ? Number(gap[1]) : LONGEST_GAP };
    if (part.includes("-")) throw new Error(`A hyphen in “${source}”: write two words`);
    if (part.startsWith("~")) {
      return {
        kind: "verb",
        except: Map.groupBy(phrasesOf(part.slice(1)), ([first = ""]) => first),
      };
    }
    const optional = part.endsWith("?");
    const choices = (optional ? part.slice(0, -1) : part).split("|").flatMap(phrasesOf);
    const phrases = Map.groupBy(choices, ([first = ""]) => first);
    return { kind: "phrase", phrases, optional };
  });
  return { steps, source, atStart };
}

/** All positions where a step that starts at `from` can end. */
function ends(step: Step, tokens: readonly Token[], from: number): number[] {
  if (step.kind === "gap") {
    return Array.from(
      { length: Math.min(step.most, tokens.length - from) + 1 },
      (_, i) => from + i,
    );
  }
  if (step.kind === "verb") {
    const token = tokens[from];
    return token?.isVerb && !token.forms.some((form) => step.except.has(form)) ? [from + 1] : [];
  }
  const found = (tokens[from]?.forms ?? [])
    .flatMap((form) => step.phrases.get(form) ?? [])
    .filter((phrase) => phrase.every((word, i) => tokens[from + i]?.forms.includes(word)))
    .map((phrase) => from + phrase.length);
  return step.optional ? [...found, from] : found;
}

function endOf(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  done = 0,
): number | undefined {
  const step = pattern.steps[done];
  if (!step) return at;
  for (const next of ends(step, tokens, at)) {
    const end = endOf(pattern, tokens, next, done + 1);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** A cheap test that rules out nearly every sentence: true if it has a word for each step. */
const couldMatch = ({ steps }: Pattern, words: ReadonlySet<string>): boolean =>
  steps.every(
    (step) =>
      step.kind !== "phrase" || step.optional || [...words].some((word) => step.phrases.has(word)),
  );

/** All matches of a pattern in a sentence. */
export function matches(pattern: Pattern, { tokens, words }: Sentence): Match[] {
  if (!couldMatch(pattern, words)) return [];
  return tokens.flatMap((_, start) => {
    if (pattern.atStart && start > 0) return [];
    const end = endOf(pattern, tokens, start);
    if (end === undefined || end === start) return [];
    return [{ start, end, negated: tokens.slice(start, end).some(({ negated }) => negated) }];
  });
}
