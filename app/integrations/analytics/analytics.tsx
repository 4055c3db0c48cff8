import { lazy, Suspense } from "react";
import type { ClientClinic } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";
import { ClientOnly } from "../../ui/client-only.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import css from "./analytics.module.css";
import { storeConsent } from "./consent-storage.ts";
import { isAnalyticsConnected } from "./provider.ts";

const AnalyticsConsent = lazy(async () => ({
  default: (await import("./analytics-consent.tsx")).AnalyticsConsent,
}));

type AnalyticsProps = {
  clinic: ClientClinic;
  labels: Site["analytics"];
};

/**
 * Renders nothing without an analytics id. With one, it asks for consent and loads the provider's script only after a
 * yes. If its own code fails to load, nothing is shown.
 */
export function Analytics({ clinic, labels }: AnalyticsProps) {
  if (!isAnalyticsConnected(clinic.integrations.analytics)) return null;
  return (
    <ErrorBoundary fallback={null}>
      <ClientOnly>
        {() => (
          <Suspense>
            <AnalyticsConsent clinic={clinic} labels={labels} />
          </Suspense>
        )}
      </ClientOnly>
    </ErrorBoundary>
  );
}

/**
 * For the privacy policy: forgets the visitor's consent. The analytics stop in every open tab, and this page is loaded
 * again without the provider's script.
 */
export function ConsentReset({ clinic, labels }: AnalyticsProps) {
  if (!isAnalyticsConnected(clinic.integrations.analytics)) return null;
  const reset = () => {
    storeConsent(undefined);
    location.reload();
  };
  return (
    <button type="button" className={css.reset} onClick={reset}>
      {labels.changeButton}
    </button>
  );
}
