import { nearestBreach, readsLikeBreach } from "./classifier/classifier.ts";
import type { Config } from "./config.ts";
import type { Finding, TextPiece } from "./finding.ts";
import { requiredFindings } from "./required.ts";
import { styleFindings } from "./rules/style.ts";
import { brokenRules } from "./text/broken-rules.ts";
import { sentences } from "./text/sentences.ts";

/** Removes allowed words from a text. Keeps their full stop, so that sentences don't run together. */
const withoutAllowed = (text: string, { headings, allowed }: Config) =>
  [...headings, ...allowed.map(({ words }) => words)].reduce(
    (rest, words) => rest.replaceAll(words, words.endsWith(".") ? "." : ""),
    text,
  );

function lawFindings({ file, place }: TextPiece, sentence: string): Finding[] {
  // A sentence often breaks several rules for the same reason, so only the first is reported.
  const [broken] = brokenRules(sentence);
  if (broken) {
    const { id: rule, severity, why, instead } = broken;
    return [{ rule, severity, file, place, sentence, why, instead }];
  }
  if (!readsLikeBreach(sentence)) return [];
  return [
    {
      rule: "reads-like-a-breach",
      severity: "warning",
      file,
      place,
      sentence,
      why: `No rule names it, but it's worded like “${nearestBreach(sentence)}”, which breaks the law.`,
      instead: "what happens in a visit, in plain words",
    },
  ];
}

function pieceFindings(piece: TextPiece, config: Config): Finding[] {
  const checked = sentences(withoutAllowed(piece.text, config));
  return [
    ...checked.flatMap((sentence) => lawFindings(piece, sentence)),
    ...checked.flatMap((sentence) => styleFindings(piece, sentence)),
  ];
}

/**
 * Checks texts for words that advertising may not use, required words that are missing, and spelling.
 * A finding is an "error" (it breaks a rule), a "warning" (it only reads like a breach) or a "note" (style).
 */
export const textFindings = (pieces: readonly TextPiece[], config: Config): Finding[] => [
  ...pieces.flatMap((piece) => pieceFindings(piece, config)),
  ...requiredFindings(pieces, config),
];

/** A note for each allowance whose words no text uses any more. */
export const unusedAllowanceFindings = (
  pieces: readonly TextPiece[],
  { allowed }: Config,
  file: string,
): Finding[] =>
  allowed
    .filter(({ words }) => !pieces.some(({ text }) => text.includes(words)))
    .map(({ words }) => ({
      rule: "unused-allowance",
      severity: "note",
      file,
      place: "allowed",
      sentence: words,
      why: "Allowed words that nothing uses could hide the next breach.",
      instead: "only words that the texts still use",
    }));
