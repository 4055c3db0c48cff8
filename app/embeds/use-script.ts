import { useQuery } from "@tanstack/react-query";
import { type OutsideScript, scriptQuery } from "./outside-script.ts";
import { queryClient } from "./query-client.ts";

/** Where a provider's script stands, for a component that needs it; it is fetched once `enabled`. */
export const useScript = (script: OutsideScript, enabled: boolean) =>
  useQuery({ ...scriptQuery(script), enabled }, queryClient).status;
