import { queryOptions } from "@tanstack/react-query";
import { INJECTION_DELAY_MS, TRY_LIMITS_MS } from "./timeouts.ts";

/** A provider's script. `name` completes the warning "Failed to load the …". */
export type ProviderScript = {
  name: string;
  /** The script element's id. It prevents inserting the script twice. */
  id: string;
  src: string;
  /** Its data attributes, in camel case. */
  data?: Record<string, string>;
};

/** The scripts that are loading or have loaded, by element id. */
const loads = new Map<string, Promise<string>>();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Inserts the script, or replaces one that failed. Resolves once it has loaded. */
function inject({ name, id, src, data }: ProviderScript): Promise<string> {
  const earlier = document.querySelector<HTMLScriptElement>(`script#${id}`);
  // Not in `loads`, so an earlier version of this module inserted it, in development.
  if (earlier && !("failed" in earlier.dataset)) return Promise.resolve(src);
  const element = document.createElement("script");
  Object.assign(element, { id, src, async: true, defer: true });
  Object.assign(element.dataset, data);
  const load = new Promise<string>((resolve, reject) => {
    element.addEventListener("load", () => resolve(src));
    element.addEventListener("error", () => {
      element.dataset.failed = "";
      loads.delete(id);
      reject(new Error(`Failed to load the ${name}: refused, or answered with an error (${src})`));
    });
  });
  loads.set(id, load);
  if (earlier) earlier.replaceWith(element);
  else document.head.append(element);
  return load;
}

async function giveUpAfter(limit: number, { name, src }: ProviderScript): Promise<never> {
  await wait(limit);
  throw new Error(`Failed to load the ${name}: no answer in ${limit / 1000} s (${src})`);
}

/**
 * A query that inserts a provider's script once, outside React's tree, and leaves it there. After an error, a retry
 * replaces the element. After a timeout, a retry waits for the same element: the browser would fetch a second one over
 * the same connection and then run both. If the script loads late after all, the query succeeds late. A loaded script
 * doesn't prove that it works: the server may have sent an empty file. `useIframe` checks that.
 */
export const scriptQuery = (script: ProviderScript) =>
  queryOptions({
    queryKey: ["script", script.id],
    queryFn: async ({ client, queryKey }) => {
      const failures = client.getQueryState(queryKey)?.fetchFailureCount ?? 0;
      if (failures === 0) await wait(INJECTION_DELAY_MS);
      const load = loads.get(script.id) ?? inject(script);
      const succeedLate = () => client.setQueryData(queryKey, script.src);
      const limit = TRY_LIMITS_MS[failures] ?? TRY_LIMITS_MS[0];
      return Promise.race([load, giveUpAfter(limit, script)]).catch((error: unknown) => {
        load.then(succeedLate, () => undefined);
        throw error;
      });
    },
  });
