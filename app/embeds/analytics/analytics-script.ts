import type { ClientClinic } from "../../schema/client-content.ts";
import { scriptQuery } from "../outside-script.ts";
import { queryClient } from "../query-client.ts";
import { trackContactClicks } from "./contact-clicks.ts";
import { analyticsScript } from "./provider.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** Starts the provider's script, after the visitor's consent. The queue is the provider's own protocol. */
export async function startAnalytics(clinic: ClientClinic): Promise<void> {
  const { analytics } = clinic.integrations;
  const query = scriptQuery(analyticsScript(analytics));
  if (queryClient.getQueryState(query.queryKey)) return;
  const queue: IArguments[] = [];
  window.dataLayer = queue;
  // The provider reads the arguments object itself; an array in its place is ignored.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  gtag("js", new Date());
  gtag("config", analytics.id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  trackContactClicks(clinic, (event) => gtag("event", event));
  await queryClient.prefetchQuery(query);
}
