import type { ClientClinic } from "../../schema/client-content.ts";
import { scriptQuery } from "../outside-script.ts";
import { queryClient } from "../query-client.ts";
import { analyticsScript } from "./provider.ts";
import { countTaps } from "./taps.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** Starts counting, after the visitor's consent. The queue is the provider's own protocol. */
export async function startCounting(clinic: ClientClinic): Promise<void> {
  const { analytics } = clinic.integrations;
  const query = scriptQuery(analyticsScript(analytics));
  if (queryClient.getQueryState(query.queryKey)) return;
  const queue: IArguments[] = [];
  window.dataLayer = queue;
  // The provider reads the arguments object itself; an array in its place is ignored.
  function count(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  count("js", new Date());
  count("config", analytics.id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  countTaps(clinic, (tap) => count("event", tap));
  await queryClient.prefetchQuery(query);
}
