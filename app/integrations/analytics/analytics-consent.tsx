import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { ClientClinic } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import css from "./analytics.module.css";
import { type Consent, onConsentChange, readConsent, storeConsent } from "./consent-storage.ts";
import { startAnalytics, stopAnalytics, trackPageView } from "./track-analytics.ts";

type AnalyticsConsentProps = {
  clinic: ClientClinic;
  labels: Site["analytics"];
};

/** The consent banner, until the visitor has answered. Counts the pages she opens, after a yes only. */
export function AnalyticsConsent({ clinic, labels }: AnalyticsConsentProps) {
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent === "yes") startAnalytics(clinic);
    else stopAnalytics(clinic.integrations.analytics);
  }, [consent, clinic]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is counted each time its path changes
  useEffect(() => {
    if (consent === "yes") trackPageView();
  }, [consent, pathname]);
  const asks = consent === undefined;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-asks-consent", asks);
  }, [asks]);
  if (!asks) return null;
  const answer = (next: Consent) => {
    storeConsent(next);
    // The pressed button disappears, so keyboard focus moves to the main content.
    document.querySelector("main")?.focus({ preventScroll: true });
  };
  return (
    <section className={css.banner} aria-labelledby="analytics-title" data-print="hide">
      <h2 id="analytics-title" className={css.title}>
        {labels.title}
      </h2>
      <p>{labels.text}</p>
      <div className={css.buttons}>
        <button type="button" className={css.button} onClick={() => answer("no")}>
          {labels.declineButton}
        </button>
        <button type="button" className={css.button} onClick={() => answer("yes")}>
          {labels.acceptButton}
        </button>
      </div>
    </section>
  );
}
