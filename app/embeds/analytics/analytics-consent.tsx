import { useEffect, useState } from "react";
import type { ClientClinic } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import css from "./analytics.module.css";
import { startAnalytics } from "./analytics-script.ts";
import { type Consent, readConsent, storeConsent } from "./consent-storage.ts";

type AnalyticsConsentProps = {
  clinic: ClientClinic;
  words: Site["analytics"];
};

/** The consent banner, until the visitor has answered. Then it starts the analytics, after a yes only. */
export function AnalyticsConsent({ clinic, words }: AnalyticsConsentProps) {
  const [consent, setConsent] = useState(readConsent);
  useEffect(() => {
    if (consent === "yes") void startAnalytics(clinic);
  }, [consent, clinic]);
  if (consent !== undefined) return null;
  const answer = (next: Consent) => {
    storeConsent(next);
    setConsent(next);
    // The pressed button disappears, so keyboard focus moves to the main content.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  return (
    <section className={css.panel} aria-labelledby="analytics-title" data-print="hide">
      <h2 id="analytics-title" className={css.title}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div className={css.buttons}>
        <button type="button" className={css.button} onClick={() => answer("no")}>
          {words.decline}
        </button>
        <button type="button" className={css.button} onClick={() => answer("yes")}>
          {words.accept}
        </button>
      </div>
    </section>
  );
}
