import { ALLOWED, SPECIFIED } from "./allowed.ts";
import type { Finding, Fragment } from "./finding.ts";
import { nearestBreach, readsLikeBreach } from "./learned/likeness.ts";
import { styleFindings } from "./rules/style.ts";
import { brokenRules } from "./text/broken.ts";
import { sentences } from "./text/sentences.ts";

type Allowed = readonly { words: string }[];

/** The text without what may stand. A full stop stays in its place, so that sentences do not run together. */
const withoutAllowed = (text: string, allowed: Allowed) =>
  [...SPECIFIED, ...allowed.map(({ words }) => words)].reduce(
    (rest, words) => rest.replaceAll(words, words.endsWith(".") ? "." : ""),
    text,
  );

function lawFindings(fragment: Fragment, sentence: string): Finding[] {
  const { file, place } = fragment;
  // One sentence often breaks several rules for one reason: the first says it.
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
      why: `No rule names it, but it is worded like “${nearestBreach(sentence)}”, which breaks the law.`,
      instead: "what happens in a visit, or these words in tools/copy/allowed.ts with a reason",
    },
  ];
}

/** What is wrong with one piece of text: what advertising may not say, American spellings, sentences that run on. */
export function fragmentFindings(fragment: Fragment, allowed: Allowed = ALLOWED): Finding[] {
  const checked = sentences(withoutAllowed(fragment.text, allowed));
  return [
    ...checked.flatMap((sentence) => lawFindings(fragment, sentence)),
    ...checked.flatMap((sentence) => styleFindings(fragment, sentence)),
  ];
}

/** Permissions that nothing uses any more. */
export const unusedPermissions = (
  fragments: readonly Fragment[],
  allowed: Allowed = ALLOWED,
): Finding[] =>
  allowed
    .filter(({ words }) => !fragments.some(({ text }) => text.includes(words)))
    .map(({ words }) => ({
      rule: "unused-permission",
      severity: "warning",
      file: "tools/copy/allowed.ts",
      place: "ALLOWED",
      sentence: words,
      why: "A permission that nothing uses hides the next breach.",
      instead: "only words that content/ uses",
    }));
