import { QueryCache, QueryClient } from "@tanstack/react-query";
import { retryDelay } from "./timeouts.ts";

/** The query client for integrations. What has loaded stays loaded until the page is closed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 2,
      retryDelay,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      // Without a network, a script fails at once instead of waiting for the network.
      networkMode: "always",
    },
  },
  // Logged once per script, after its last try, however many components use it.
  queryCache: new QueryCache({ onError: (error) => console.warn(error.message) }),
});
