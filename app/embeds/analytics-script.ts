import type { ServedIntegrations } from "../schema/served.ts";
import { scriptQuery } from "./outside-script.ts";
import { queryClient } from "./query-client.ts";

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

/** Starts counting, after the visitor's consent. The queue is the provider's own protocol. */
export async function startCounting({
  id,
  script,
}: ServedIntegrations["analytics"]): Promise<void> {
  const name = "analytics script";
  const query = scriptQuery({ name, id: "analytics-script", src: `${script}?id=${id}` });
  if (queryClient.getQueryState(query.queryKey)) return;
  const queue: IArguments[] = [];
  window.dataLayer = queue;
  // The provider reads the arguments object itself; an array in its place is ignored.
  function count(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  }
  count("js", new Date());
  count("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  await queryClient.prefetchQuery(query);
}
