export const CONSENT_KEY = "analytics-consent";
/** A yes lasts for 12 months. */
const YES_LASTS_MS = 365 * 24 * 60 * 60 * 1000;

export type Consent = "yes" | "no";

/** The stored form: `no`, or `yes` with its time, such as `yes 2026-11-30T01:02:03.000Z`. */
export const storedForm = (consent: Consent, now: Date): string =>
  consent === "yes" ? `yes ${now.toISOString()}` : "no";

/** The answer in its stored form. Undefined if there's none, or if a yes has expired. */
export function parseConsent(stored: string | null, now: Date): Consent | undefined {
  if (stored === "no") return "no";
  const [answer, time = ""] = stored?.split(" ") ?? [];
  const age = now.getTime() - Date.parse(time);
  // A yes of a later time is from a clock that was wrong, and would last for longer.
  return answer === "yes" && age >= 0 && age < YES_LASTS_MS ? "yes" : undefined;
}

/** The answer where it can't be stored: it lasts until the page is closed. */
let answer: Consent | undefined;
const listeners = new Set<() => void>();

/** The visitor's consent. Undefined if she hasn't answered within the last 12 months. */
export function readConsent(): Consent | undefined {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY), new Date()) ?? answer;
  } catch {
    return answer;
  }
}

/** Stores the consent, or forgets it: then the visitor is asked again. */
export function storeConsent(consent: Consent | undefined): void {
  answer = undefined;
  try {
    if (consent) localStorage.setItem(CONSENT_KEY, storedForm(consent, new Date()));
    else localStorage.removeItem(CONSENT_KEY);
  } catch (error) {
    answer = consent;
    console.warn("The analytics consent applies to this page only:", error);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the consent changes, also in another tab. Returns a function that stops this. */
export function onConsentChange(listener: () => void): () => void {
  // Without a key, the visitor has deleted everything that was stored.
  const onStorage = ({ key }: StorageEvent) => (key === CONSENT_KEY || key === null) && listener();
  listeners.add(listener);
  addEventListener("storage", onStorage);
  // A page that was kept for the Back button may have missed that event.
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", listener);
  };
}
