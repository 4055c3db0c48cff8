import type { Config } from "./config.ts";
import type { Finding, TextPiece } from "./finding.ts";

export const UNDER_TWO = "We do not use spinal manipulation with children under two years of age.";
const FREE_CALL = /\bfree 15-minute\b|\b15-minute call is free\b/i;
const TERMS = [
  /\bper person\b/i,
  /\bnot advice, assessment or treatment\b/i,
  /\bno obligation to book\b/i,
];
const TITLE = "(Chiropractor)";

const FREE = {
  rule: "free-without-terms",
  severity: "error",
  why: "An offer without its terms is an offence (National Law s 133(1)(b)).",
  instead:
    "“per person”, “not advice, assessment or treatment” and “no obligation to book” in the same file",
} as const;
const FIRST_USE = {
  rule: "title-at-first-use",
  severity: "error",
  why: "“Dr” alone reads as a medical doctor (National Law ss 113 to 119, advertising guidelines).",
} as const;

const byFile = (pieces: readonly TextPiece[]): Map<string, TextPiece[]> =>
  Map.groupBy(pieces, ({ file }) => file);

const whole = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join("\n");

/** Pages for parents must have the Board's policy on children under two, word for word. */
const missingPolicy = (files: Map<string, TextPiece[]>, childrensPagesPattern: RegExp): Finding[] =>
  [...files]
    .filter(([file, text]) => childrensPagesPattern.test(file) && !whole(text).includes(UNDER_TWO))
    .map(([file]) => ({
      rule: "under-two-policy",
      severity: "error",
      file,
      place: "whole file",
      sentence: "no statement about children under two",
      why: "The Board's policy of 17 June 2024 must be plain to parents.",
      instead: `“${UNDER_TWO}”`,
    }));

/** A file that offers a free call must also have its terms. */
const missingTerms = (files: Map<string, TextPiece[]>): Finding[] =>
  [...files].flatMap(([file, pieces]) => {
    const offer = pieces.find(({ text }) => FREE_CALL.test(text));
    const text = whole(pieces);
    if (!offer || TERMS.every((term) => term.test(text))) return [];
    return [{ ...FREE, file, place: offer.place, sentence: offer.text }];
  });

const DR_NAME =
  /\bDr\.? \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}(?<title> \(Chiropractor\))?/gu;
const HEADING = /^(Meet|About) Dr\.? [\p{L}’'-]+$/u;

/** The first "Dr" with a name in a file needs the profession after it. A heading such as "Meet Dr. Jane" may come first. */
const missingTitles = (files: Map<string, TextPiece[]>): Finding[] =>
  [...files].flatMap(([file, pieces]) => {
    const [first] = pieces.flatMap((piece) =>
      [...piece.text.matchAll(DR_NAME)]
        .filter((match) => match.groups?.title !== undefined || !HEADING.test(piece.text))
        .map((match) => ({ piece, match })),
    );
    if (first) {
      const { piece, match } = first;
      if (match.groups?.title) return [];
      const instead = `“${match[0]} ${TITLE}” at first use`;
      return [{ ...FIRST_USE, file, place: piece.place, sentence: piece.text, instead }];
    }
    const heading = pieces.find(({ text }) => HEADING.test(text));
    if (!heading) return [];
    const instead = `${TITLE} next to the heading`;
    return [{ ...FIRST_USE, file, place: heading.place, sentence: heading.text, instead }];
  });

/** Findings for missing words: the terms of an offer, the profession after a name, the policy for parents. */
export function requiredFindings(
  pieces: readonly TextPiece[],
  { childrensPagesPattern }: Config,
): Finding[] {
  const files = byFile(pieces);
  return [
    ...(childrensPagesPattern ? missingPolicy(files, new RegExp(childrensPagesPattern)) : []),
    ...missingTerms(files),
    ...missingTitles(files),
  ];
}
