import { QueryCache, QueryClient } from "@tanstack/react-query";
import { retryDelay } from "./timeouts.ts";

/** The one client of the outside services. What has loaded stays loaded until the page is closed. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 2,
      retryDelay,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      // Without a network a script fails like any other; it must not wait in silence.
      networkMode: "always",
    },
  },
  // Once for each service, after its last try, however many components wait for it.
  queryCache: new QueryCache({ onError: (error) => console.warn(error.message) }),
});
