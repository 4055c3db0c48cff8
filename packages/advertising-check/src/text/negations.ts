/** Words and marks that end a clause, and with it a negation. */
const CLAUSE_ENDS = new Set([",", ";", ":", ".", "!", "?", "—", "but", "so"]);

/** Flagged words count only after one of these: the library also flags what follows "prevent" and "avoid", and here those are claims. */
const NEGATIONS = new Set(["no", "not", "n't", "never", "cannot"]);
/** Negations that the library doesn't find. */
const MORE_NEGATIONS = new Set([
  "nothing",
  "nobody",
  "none",
  "neither",
  "nor",
  "hardly",
  "rarely",
  "without",
]);
/** Words that cancel a "no" or "not" before them: "not only", "no wonder". */
const CANCEL_NEGATION = new Set([
  "only",
  "just",
  "matter",
  "wonder",
  "doubt",
  "limit",
  "more",
  "wait",
]);
const WITHOUT_REACHES = 2;

/** For each word, true if it's negated. "Cure" is in "does not cure" and "nobody is cured", not in "not only cures". */
export function negations(words: readonly string[], libraryFlags: readonly boolean[]): boolean[] {
  let negatedByLibrary = false;
  let wordsLeft = 0;
  let cancelled = false;
  return words.map((word, index) => {
    const before = words[index - 1] ?? "";
    if (CLAUSE_ENDS.has(word)) {
      wordsLeft = 0;
      cancelled = false;
    }
    if (!libraryFlags[index]) negatedByLibrary = false;
    else if (!libraryFlags[index - 1]) negatedByLibrary = NEGATIONS.has(before);
    else if (NEGATIONS.has(before)) negatedByLibrary = true;
    const negated = !cancelled && (negatedByLibrary || wordsLeft > 0);
    wordsLeft = Math.max(0, wordsLeft - 1);
    if (MORE_NEGATIONS.has(word)) wordsLeft = word === "without" ? WITHOUT_REACHES : words.length;
    if (/^(no|not|n't)$/.test(word) && CANCEL_NEGATION.has(words[index + 1] ?? ""))
      cancelled = true;
    return negated;
  });
}
