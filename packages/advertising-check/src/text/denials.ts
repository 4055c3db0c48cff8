/** Words and marks that end a clause, and with it a denial. */
const CLAUSE_ENDS = new Set([",", ";", ":", ".", "!", "?", "—", "but", "so"]);

/** Denials that we accept from the library, which also counts "prevent" and "avoid": those are claims here. */
const DENIERS = new Set(["no", "not", "n't", "never", "cannot"]);
/** Denials that the library doesn't find. */
const MORE_DENIERS = new Set([
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
const CANCEL_DENIAL = new Set([
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

/** For each word, true if it's denied: "cure" is in "does not cure" and "nobody is cured", but not in "not only cures". */
export function denials(words: readonly string[], flags: readonly boolean[]): boolean[] {
  let byLibrary = false;
  let wordsLeft = 0;
  let cancelled = false;
  return words.map((word, index) => {
    const before = words[index - 1] ?? "";
    if (CLAUSE_ENDS.has(word)) {
      wordsLeft = 0;
      cancelled = false;
    }
    if (!flags[index]) byLibrary = false;
    else if (!flags[index - 1]) byLibrary = DENIERS.has(before);
    else if (DENIERS.has(before)) byLibrary = true;
    const denied = !cancelled && (byLibrary || wordsLeft > 0);
    wordsLeft = Math.max(0, wordsLeft - 1);
    if (MORE_DENIERS.has(word)) wordsLeft = word === "without" ? WITHOUT_REACHES : words.length;
    if (/^(no|not|n't)$/.test(word) && CANCEL_DENIAL.has(words[index + 1] ?? "")) cancelled = true;
    return denied;
  });
}
