import model from "wink-eng-lite-web-model";
import winkNLP, { type ItsFunction } from "wink-nlp";
import { negations } from "./negations.ts";

/** A word or punctuation mark. `forms` are the words that a rule finds it by. */
export type Token = { forms: readonly string[]; negated: boolean; isVerb: boolean };
export type Sentence = {
  tokens: readonly Token[];
  /** Every form of every token. */
  words: ReadonlySet<string>;
  asks: boolean;
};

const nlp = winkNLP(model, ["sbd", "pos", "negation"]);
const { its } = nlp;
// The package types this one by its internals, which `out` doesn't accept.
const lemma = its.lemma as unknown as ItsFunction<string>;

/** Marks inside or around words, which are ignored. No phrase matches across any other mark. */
const IGNORED_MARK = /^[-–‑/"“”‘’'()[\]*]+$/;
/** A label before a title: "Read more:". */
const LEAD = /^[^:?]{1,40}:\s+/;
const ASKING =
  /^(who|what|when|where|which|why|how|is|are|was|were|do|does|did(?! you know)|can|could|may|must|should|will|would|has|have)\b.*\?\W*$/i;

function read(text: string): Sentence {
  // The library takes capitalised words for names and doesn't reduce them to base forms, so it gets lower case.
  const plain = text.replaceAll("’", "'");
  const tokens = nlp.readDoc(plain.toLowerCase()).tokens();
  const values = nlp.readDoc(plain).tokens().out();
  const words = tokens.out(its.normal);
  const plainWords = tokens.out();
  const lemmas = tokens.out(lemma);
  const negated = negations(
    words,
    tokens.out(its.negationFlag).map((flag) => flag === true),
  );
  const parts = tokens.out(its.pos);
  const all = words.map((word, index) => {
    // The library normalises "labour" to "labor", so the written form is added.
    const value = values.length === words.length ? (values[index] ?? word) : word;
    const isName = /^[A-Z]{2,}$/.test(value);
    const isInflected = /^(NOUN|PROPN|VERB|AUX)$/.test(parts[index] ?? "");
    const plainForm = isInflected ? (lemmas[index] ?? word) : word;
    const written = plainWords[index] ?? word;
    // The library doesn't know every verb, such as "rebalances", so an "s" is removed.
    const bare = word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word;
    const forms = [...new Set([word, plainForm, written, bare, ...(isName ? [value] : [])])];
    return { forms, negated: negated[index] === true, isVerb: parts[index] === "VERB" };
  });
  const kept = all.filter(({ forms }) => !IGNORED_MARK.test(forms[0] ?? ""));
  return {
    tokens: kept,
    words: new Set(kept.flatMap(({ forms }) => forms)),
    asks: ASKING.test(text.replace(LEAD, "")),
  };
}

const cache = new Map<string, Sentence>();

/** Analyses a sentence for the rules: words with their base forms, what is negated, and if it's a question. */
export function analyseSentence(text: string): Sentence {
  const cached = cache.get(text);
  if (cached) return cached;
  const sentence = read(text);
  cache.set(text, sentence);
  return sentence;
}

/** Splits a text into sentences. */
export const sentences = (text: string): string[] =>
  nlp
    .readDoc(text)
    .sentences()
    .out()
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
