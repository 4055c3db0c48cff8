const KEY = "analytics-consent";

export type Consent = "yes" | "no";

/** The visitor's stored consent. Undefined if she hasn't answered, or the browser blocks storage. */
export function readConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "yes" || stored === "no" ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the consent, so that the next page asks again. */
export function forgetConsent(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (error) {
    console.warn("Couldn't delete the stored analytics consent:", error);
  }
}

export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch (error) {
    console.warn("Couldn't store the analytics consent; it applies to this page only:", error);
  }
}
