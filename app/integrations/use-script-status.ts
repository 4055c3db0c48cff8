import { useQuery } from "@tanstack/react-query";
import { type ProviderScript, scriptQuery } from "./provider-script.ts";
import { queryClient } from "./query-client.ts";

const NO_SCRIPT: ProviderScript = { name: "", id: "", src: "" };

/**
 * The state of a provider's script, for a component that needs it; it's fetched once `enabled`.
 * A provider without a script counts as loaded.
 */
export function useScriptStatus(script: ProviderScript | undefined, enabled: boolean) {
  const query = { ...scriptQuery(script ?? NO_SCRIPT), enabled: enabled && script !== undefined };
  const { status } = useQuery(query, queryClient);
  return script ? status : "success";
}

/** Whether a script is loading, or waiting for its next try. */
export const isScriptLoading = (script: ProviderScript): boolean =>
  queryClient.getQueryState(scriptQuery(script).queryKey)?.fetchStatus === "fetching";

/** Starts a failed script again, with all its tries. */
export function retryScript(script: ProviderScript): void {
  const { queryKey } = scriptQuery(script);
  if (queryClient.getQueryState(queryKey)?.status === "error")
    void queryClient.resetQueries({ queryKey, exact: true });
}
