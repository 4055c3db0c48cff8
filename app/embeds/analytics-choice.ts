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

export function writeChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch (error) {
    console.warn("The answer about analytics cannot be kept and holds for this page only:", error);
  }
}
