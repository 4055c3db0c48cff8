const KEY = "analytics-consent";
/** A yes lasts for 12 months. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export type Consent = "yes" | "no";

/** The stored form: `no`, or `yes` with its time, such as `yes 2026-11-30T01:02:03.000Z`. */
export const storedForm = (consent: Consent, now: Date): string =>
  consent === "yes" ? `yes ${now.toISOString()}` : "no";

/** The answer in its stored form. Undefined if there's none, or if a yes has expired. */
export function parseConsent(stored: string | null, now: Date): Consent | undefined {
  if (stored === "no") return "no";
  const [answer, time = ""] = stored?.split(" ") ?? [];
  return answer === "yes" && now.getTime() - Date.parse(time) < YEAR_MS ? "yes" : undefined;
}

/** The answer in this tab. All there is in a browser that blocks storage: it lasts until the page is closed. */
let answer: Consent | undefined;
const listeners = new Set<() => void>();

/** The visitor's consent. Undefined if she hasn't answered within the last 12 months. */
export function readConsent(): Consent | undefined {
  try {
    return parseConsent(localStorage.getItem(KEY), new Date()) ?? answer;
  } catch {
    return answer;
  }
}

/** Stores the consent, or forgets it: then the visitor is asked again. */
export function storeConsent(consent: Consent | undefined): void {
  answer = consent;
  try {
    if (consent) localStorage.setItem(KEY, storedForm(consent, new Date()));
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn("The analytics consent applies to this page only:", error);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the consent changes, also in another tab. Returns a function that stops this. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key, the visitor has deleted everything that was stored.
    if (key !== KEY && key !== null) return;
    answer = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}
