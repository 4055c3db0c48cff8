/** A clause ends here, and a denial with it. */
const PART_ENDS = new Set([",", ";", ":", ".", "!", "?", "—", "but", "so"]);

/** What denies. The library also takes "prevent" and "avoid" for denials, which are claims here, and stops too late. */
const DENIERS = new Set(["no", "not", "n't", "never", "cannot", "nothing"]);
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
/** Words behind which a denial denies nothing: "not only", "no wonder". */
const ALL_THE_SAME = new Set([
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

/** Which words are denied: those of "does not cure" and "nobody is cured", but not of "not only cures". */
export function denials(words: readonly string[], flags: readonly boolean[]): boolean[] {
  let byLibrary = false;
  let own = 0;
  let lifted = false;
  return words.map((word, index) => {
    const before = words[index - 1] ?? "";
    if (PART_ENDS.has(word)) {
      own = 0;
      lifted = false;
    }
    if (!flags[index]) byLibrary = false;
    else if (!flags[index - 1]) byLibrary = DENIERS.has(before);
    else if (DENIERS.has(before)) byLibrary = true;
    const denied = !lifted && (byLibrary || own > 0);
    own = Math.max(0, own - 1);
    if (MORE_DENIERS.has(word)) own = word === "without" ? WITHOUT_REACHES : words.length;
    if (/^(no|not|n't)$/.test(word) && ALL_THE_SAME.has(words[index + 1] ?? "")) lifted = true;
    return denied;
  });
}
