import { analyseSentence, type Token } from "../text/sentences.ts";
import { lexiconOf } from "../words/lexicon.ts";
import { LEXICON } from "../words/lists.ts";
import { SENSES } from "../words/senses.ts";

/** Lists of the lexicon that say who acts, what is done, to whom and for what. */
const ROLES =
  "care clinic effect condition ache ending good result certain feel soon better praise thriving child baby expecting patient anybody drugs medicine regulator theory mindbody spine other referral doubt study birth nervous superlative".split(
    " ",
  );
type Entry = { name: string; phrase: readonly string[] };

/** All entries by their first word. Names in {braces} are lists that rules use too, those in <angles> aren't. */
const ENTRIES: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(
  [
    ...ROLES.flatMap((name) =>
      (LEXICON.get(name) ?? []).map((phrase): Entry => ({ name: `{${name}}`, phrase })),
    ),
    ...[...lexiconOf(SENSES)].flatMap(([name, phrases]) =>
      phrases.map((phrase): Entry => ({ name: `<${name}>`, phrase })),
    ),
  ],
  ({ phrase: [first = ""] }) => first,
);
const MARK = /^[.,;:!?—…]$/;
const SHORT = 40;

const marked = (token: Token, word: string) => (token.negated ? `not ${word}` : word);

/** The lists that words of the sentence are in, with "not" if all those words are negated. */
function meaningsIn(tokens: readonly Token[]): string[] {
  const found = new Map<string, { places: Set<number>; negated: boolean }>();
  for (const [at, { forms, negated }] of tokens.entries()) {
    for (const { name, phrase } of forms.flatMap((form) => ENTRIES.get(form) ?? [])) {
      if (!phrase.every((word, i) => tokens[at + i]?.forms.includes(word))) continue;
      const before = found.get(name) ?? { places: new Set(), negated: true };
      before.places.add(at);
      found.set(name, { places: before.places, negated: before.negated && negated });
    }
  }
  return [...found].flatMap(([name, { places, negated }]) => {
    const whole = negated ? `not ${name}` : name;
    return name.startsWith("<") && places.size > 1 ? [whole, `${whole} twice`] : [whole];
  });
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, i) => names.slice(i + 1).map((other) => `${one} ${other}`));

/** A sentence's features for the model: words, pairs of neighbouring words, their lists, and pairs of lists. */
export function featuresOf(text: string): readonly string[] {
  const { tokens, asks } = analyseSentence(text);
  const words = tokens.filter(({ forms }) => !MARK.test(forms[0] ?? ""));
  const plain = words.map((token) => marked(token, token.forms[1] ?? token.forms[0] ?? ""));
  const meanings = meaningsIn(words).sort();
  const single = meanings.filter((name) => !name.endsWith("twice"));
  const isRole = (name: string) => name.includes("{");
  return [
    ...new Set([
      ...words.flatMap((token) => token.forms.map((form) => marked(token, form))),
      ...plain.slice(1).map((word, i) => `${plain[i]} ${word}`),
      ...meanings,
      ...pairsOf(single.filter(isRole)),
      ...pairsOf(single.filter((name) => !isRole(name))),
      `^ ${plain[0]}`,
      ...(asks ? ["(asks)"] : []),
      ...(text.includes("!") ? ["(loud)"] : []),
      ...(text.length < SHORT ? ["(short)"] : []),
    ]),
  ];
}
