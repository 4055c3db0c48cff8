import model from "wink-eng-lite-web-model";
import winkNLP, { type ItsFunction } from "wink-nlp";
import { denials } from "./denials.ts";

/** One word or mark of a sentence: its forms are what a rule may name it by. */
export type Token = { forms: readonly string[]; denied: boolean; isVerb: boolean };
export type Sentence = {
  tokens: readonly Token[];
  /** Every form of every token. */
  words: ReadonlySet<string>;
  asks: boolean;
};

const nlp = winkNLP(model, ["sbd", "pos", "negation"]);
const { its } = nlp;
// The package types this one by its insides, which `out` does not take.
const lemma = its.lemma as unknown as ItsFunction<string>;

/** Marks within a word or around it; the others part a sentence, and no phrase crosses them. */
const LOOSE_MARK = /^[-–‑/"“”‘’'()[\]*]+$/;
/** What stands in front of a title: "Read more:". */
const LEAD = /^[^:?]{1,40}:\s+/;
const ASKING =
  /^(who|what|when|where|which|why|how|is|are|was|were|do|does|did(?! you know)|can|could|may|must|should|will|would|has|have)\b.*\?\W*$/i;

function read(text: string): Sentence {
  // The library takes a capital for a name's and leaves the word as it stands.
  const plain = text.replaceAll("’", "'");
  const tokens = nlp.readDoc(plain.toLowerCase()).tokens();
  const values = nlp.readDoc(plain).tokens().out();
  const words = tokens.out(its.normal);
  const plainWords = tokens.out();
  const lemmas = tokens.out(lemma);
  const denied = denials(
    words,
    tokens.out(its.negationFlag).map((flag) => flag === true),
  );
  const parts = tokens.out(its.pos);
  const all = words.map((word, index) => {
    // The library also writes "labour" as "labor": what stands there counts too.
    const value = values.length === words.length ? (values[index] ?? word) : word;
    const isName = /^[A-Z]{2,}$/.test(value);
    const bends = /^(NOUN|PROPN|VERB|AUX)$/.test(parts[index] ?? "");
    const plainForm = bends ? (lemmas[index] ?? word) : word;
    const written = plainWords[index] ?? word;
    // It does not know every verb: "rebalances" would stay as it is.
    const bare = word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word;
    const forms = [...new Set([word, plainForm, written, bare, ...(isName ? [value] : [])])];
    return { forms, denied: denied[index] === true, isVerb: parts[index] === "VERB" };
  });
  const kept = all.filter(({ forms }) => !LOOSE_MARK.test(forms[0] ?? ""));
  return {
    tokens: kept,
    words: new Set(kept.flatMap(({ forms }) => forms)),
    asks: ASKING.test(text.replace(LEAD, "")),
  };
}

const seen = new Map<string, Sentence>();

/** A sentence as rules see it: words with their plain forms, what is denied, whether it only asks. */
export function readSentence(text: string): Sentence {
  const known = seen.get(text);
  if (known) return known;
  const sentence = read(text);
  seen.set(text, sentence);
  return sentence;
}

/** The sentences of a text. */
export const sentences = (text: string): string[] =>
  nlp
    .readDoc(text)
    .sentences()
    .out()
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
