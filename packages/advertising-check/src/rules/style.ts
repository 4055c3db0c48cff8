import type { Finding, TextPiece } from "../finding.ts";

const LONGEST_SENTENCE = 35;

/** American spellings and the Australian ones. */
const SPELLINGS: readonly (readonly [american: RegExp, australian: string])[] = [
  [/\bcolor(s|ed|ful)?\b/i, "colour"],
  [/\bcenter(s|ed)?\b/i, "centre"],
  [/\bbehavior\w*/i, "behaviour"],
  [/\bfavor\w*/i, "favour"],
  [/\blabor\b/i, "labour"],
  [/\bneighbor\w*/i, "neighbour"],
  [/\bflavor\w*/i, "flavour"],
  [/\bfiber\b/i, "fibre"],
  [/\bgray\b/i, "grey"],
  [/\bpediatric\w*/i, "paediatric"],
  [/\borthopedic\w*/i, "orthopaedic"],
  [/\b\w*(gynecolog|hemo|leukem|estrogen|anemi)\w*/i, "the spelling with ae or oe"],
  [/\b(analy|paraly)z\w+/i, "-yse"],
  [
    /\b(organ|recogn|real|apolog|minim|optim|emphas|summar|custom|priorit|personal|stabil|mobil|util|final|visual|general|normal)iz(e|es|ed|ing|ation)\b/i,
    "-ise",
  ],
  [/\b(counsel|travel|label|cancel|model)(ed|ing|or)\b/i, "double l"],
  [/\bmoms?\b|\bmommy\b/i, "mum"],
  [/\bdiapers?\b/i, "nappy"],
  [/\bpajamas\b/i, "pyjamas"],
  [/\bgotten\b/i, "got"],
  [/\baging\b/i, "ageing"],
  [/\bprogrammes?\b/i, "program"],
];

const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Style notes on a sentence. The law doesn't require any of them. */
export function styleFindings({ file, place }: TextPiece, sentence: string): Finding[] {
  const finding = (rule: string, why: string, instead: string): Finding => ({
    rule,
    severity: "note",
    file,
    place,
    sentence,
    why,
    instead,
  });
  const misspelt = SPELLINGS.flatMap(([american, australian]) => {
    const found = american.exec(sentence)?.[0];
    if (found === undefined) return [];
    const why = `“${found}” is the American spelling.`;
    return [finding("spelling", why, `Australian spelling: ${australian}`)];
  });
  const count = countWords(sentence);
  if (count <= LONGEST_SENTENCE) return misspelt;
  const why = "Long sentences lose readers.";
  return [
    ...misspelt,
    finding("long-sentence", why, `at most ${LONGEST_SENTENCE} words instead of ${count}`),
  ];
}
