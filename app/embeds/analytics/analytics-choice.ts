const KEY = "analytics-consent";

export type Choice = "yes" | "no";

/** The visitor's earlier answer. Undefined if she hasn't answered, or the browser blocks storage. */
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
    console.warn("Couldn't delete the saved analytics choice:", error);
  }
}

export function writeChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (error) {
    console.warn("Couldn't save the analytics choice; it applies to this page only:", error);
  }
}
