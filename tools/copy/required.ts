import type { Fragment } from "./read-copy.ts";

export const UNDER_TWO = "We do not use spinal manipulation with children under two years of age.";
const FREE_CALL = /\bfree 15-minute\b/i;
const TERMS = [
  /\bper person\b/i,
  /\bnot advice, assessment or treatment\b/i,
  /\bno obligation to book\b/i,
];
const TITLE = "(Chiropractor)";

const byFile = (fragments: readonly Fragment[]): Map<string, Fragment[]> =>
  Map.groupBy(fragments, ({ file }) => file);

const whole = (fragments: readonly Fragment[]) => fragments.map(({ text }) => text).join("\n");

/** The Board's policy on children under two stands on the babies page, word for word. */
function missingPolicy(files: Map<string, Fragment[]>): string[] {
  const file = "content/services/babies-children.yaml";
  return whole(files.get(file) ?? []).includes(UNDER_TWO)
    ? []
    : [`${file}: found no statement about children under two, expected “${UNDER_TWO}”`];
}

/** "Free" never stands without its terms. */
function missingTerms(files: Map<string, Fragment[]>): string[] {
  return [...files].flatMap(([file, fragments]) => {
    const offer = fragments.find(({ text }) => FREE_CALL.test(text));
    const text = whole(fragments);
    if (!offer || TERMS.every((term) => term.test(text))) return [];
    return [
      `${file}: ${offer.place}: found “free 15-minute” without its terms, expected “per person”, “not advice, assessment or treatment” and “no obligation to book” in the same file`,
    ];
  });
}

/** "Dr" and a name are followed by the profession where a file first uses them; the specified heading may come first. */
function missingTitles(files: Map<string, Fragment[]>): string[] {
  return [...files].flatMap(([file, fragments]) => {
    const uses = fragments.flatMap((fragment) =>
      [
        ...fragment.text.matchAll(
          /\bDr\.? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?<title> \(Chiropractor\))?/gu,
        ),
      ]
        .filter(
          (match) =>
            !(
              match.groups?.title === undefined &&
              /^(Meet|About) Dr\.? \p{L}+$/u.test(fragment.text)
            ),
        )
        .map((match) => ({ fragment, match })),
    );
    const [first] = uses;
    if (first) {
      const { fragment, match } = first;
      if (match.groups?.title) return [];
      return [
        `${file}: ${fragment.place}: found “${match[0]}”, expected “${match[0]} ${TITLE}” at first use`,
      ];
    }
    const heading = fragments.find(({ text }) => /^Meet Dr\.? /.test(text));
    return heading
      ? [`${file}: ${heading.place}: found “${heading.text}” alone, expected ${TITLE} beside it`]
      : [];
  });
}

/** What must stand in `content/` and does not. */
export function requiredProblems(fragments: readonly Fragment[]): string[] {
  const files = byFile(fragments.filter(({ file }) => file !== "content/clinic.yaml"));
  return [...missingPolicy(files), ...missingTerms(files), ...missingTitles(files)];
}
