import { readSentence, type Token } from "../text/sentences.ts";
import { LEXICON } from "../words/lists.ts";

/** Lists that say who acts, what is done, to whom and for what. */
const ROLES =
  "care clinic effect condition ache ending good result certain feel soon better praise thriving child baby expecting patient anybody drugs medicine regulator theory mindbody spine other referral doubt study birth nervous superlative".split(
    " ",
  );
const PHRASES = ROLES.map(
  (role) => [role, Map.groupBy(LEXICON.get(role) ?? [], ([first = ""]) => first)] as const,
);
const MARK = /^[.,;:!?—…]$/;
const SHORT = 40;

const marked = (token: Token, word: string) => (token.denied ? `not ${word}` : word);

/** The roles that words of the sentence play, each with whether it is denied. */
function rolesIn(tokens: readonly Token[]): string[] {
  return PHRASES.flatMap(([role, phrases]) => {
    const starts = tokens.filter(({ forms }, at) =>
      forms.some((form) =>
        phrases
          .get(form)
          ?.some((phrase) => phrase.every((word, i) => tokens[at + i]?.forms.includes(word))),
      ),
    );
    if (starts.length === 0) return [];
    return [starts.some(({ denied }) => !denied) ? `{${role}}` : `not {${role}}`];
  });
}

/** What a sentence is weighed by: its words, neighbours, the roles they play and which roles meet. */
export function featuresOf(text: string): readonly string[] {
  const { tokens, asks } = readSentence(text);
  const words = tokens.filter(({ forms }) => !MARK.test(forms[0] ?? ""));
  const plain = words.map((token) => marked(token, token.forms[1] ?? token.forms[0] ?? ""));
  const roles = rolesIn(words);
  return [
    ...new Set([
      ...words.flatMap((token) => token.forms.map((form) => marked(token, form))),
      ...plain.slice(1).map((word, i) => `${plain[i]} ${word}`),
      ...roles,
      ...roles.flatMap((one, i) => roles.slice(i + 1).map((other) => `${one} ${other}`)),
      `^ ${plain[0]}`,
      ...(asks ? ["(asks)"] : []),
      ...(text.includes("!") ? ["(loud)"] : []),
      ...(text.length < SHORT ? ["(short)"] : []),
    ]),
  ];
}
