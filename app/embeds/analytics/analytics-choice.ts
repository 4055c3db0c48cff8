const KEY = "analytics-consent";

export type Choice = "yes" | "no";

/** The visitor's earlier answer; none where the browser keeps nothing for this site. */
export function readChoice(): Choice | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "yes" || stored === "no" ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the answer, so that the next page asks again. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn("There is no kept answer about analytics to forget:", error);
  }
}

export function writeChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (error) {
    console.warn("The answer about analytics cannot be kept and holds for this page only:", error);
  }
}
