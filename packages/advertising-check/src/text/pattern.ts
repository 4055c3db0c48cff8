import type { Lexicon } from "../words/lexicon.ts";
import type { Sentence, Token } from "./sentences.ts";

/** Where a phrase stands in a sentence: from the first token to behind the last, and whether it is denied. */
export type Match = { start: number; end: number; denied: boolean };

type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;
type Step =
  /** One of these, by their first word. */
  | { kind: "phrase"; phrases: Phrases; optional: boolean }
  /** Any verb but these. */
  | { kind: "verb"; except: Phrases }
  | { kind: "gap"; most: number };

export type Pattern = { steps: readonly Step[]; source: string; atStart: boolean };

const GAP = /^\.\.(\d*)$/;
const FAR = 14;

/**
 * A phrase as a rule writes it: words in their plain form ("cure" finds "cured"), `a|b` for either, `side_effect` for
 * words in a row among such choices, `?` behind what may be missing, `{care}` for any entry of a list, `..` for some words
 * between and `..3` for at most three, `~{plain}` for a verb that is not in the list, `^` in
 * front for the start of the sentence.
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
    if (gap) return { kind: "gap", most: gap[1] ? Number(gap[1]) : FAR };
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

/** Every place behind a step that begins at `from`. */
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

/** Cheap, and says no to nearly every sentence: is there a word for each step? */
const couldMatch = ({ steps }: Pattern, words: ReadonlySet<string>): boolean =>
  steps.every(
    (step) =>
      step.kind !== "phrase" || step.optional || [...words].some((word) => step.phrases.has(word)),
  );

/** Every place where the phrase begins in a sentence. */
export function matches(pattern: Pattern, { tokens, words }: Sentence): Match[] {
  if (!couldMatch(pattern, words)) return [];
  return tokens.flatMap((_, start) => {
    if (pattern.atStart && start > 0) return [];
    const end = endOf(pattern, tokens, start);
    if (end === undefined || end === start) return [];
    return [{ start, end, denied: tokens.slice(start, end).some(({ denied }) => denied) }];
  });
}
