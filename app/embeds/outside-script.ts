import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

/** A provider's script. `name` completes the warning "Failed to load the …". */
export type OutsideScript = {
  name: string;
  /** Of the script element: the guard against a second one. */
  id: string;
  src: string;
  /** Its data attributes, in camel case. */
  data?: Record<string, string>;
};

const INJECTION_DELAY = 100;

/**
 * How long a try may stay without an answer, in milliseconds. Connections that answer at all mostly do
 * so within 10 s, so the first try waits a little longer than that and the two retries less: with the
 * pauses between them a dead connection is given up after 26 s.
 */
const FIRST_LIMIT = 12_000;
const RETRY_LIMIT = 6_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function inject({ name, id, src, data }: OutsideScript, limit: number): Promise<string> {
  const earlier = document.getElementById(id);
  if (earlier && !("failed" in earlier.dataset)) return Promise.resolve(src);
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    Object.assign(element, { id, src, async: true, defer: true });
    Object.assign(element.dataset, data);
    const fail = (reason: string) => {
      clearTimeout(timer);
      element.dataset.failed = "";
      reject(new Error(`Failed to load the ${name}: ${reason} (${src})`));
    };
    const timer = setTimeout(() => fail(`no answer in ${limit / 1000} s`), limit);
    element.addEventListener("error", () => fail("refused, or answered with an error"));
    element.addEventListener("load", () => {
      clearTimeout(timer);
      resolve(src);
    });
    if (earlier) earlier.replaceWith(element);
    else document.head.append(element);
  });
}

/**
 * Puts a provider's script into the page once, outside React's tree, and leaves it there: a failed
 * element is replaced on the next try, a loaded one is never touched again. That it has loaded proves
 * only that something was answered; whether the service works shows elsewhere.
 */
export const scriptQuery = (script: OutsideScript) =>
  queryOptions({
    queryKey: ["script", script.id],
    queryFn: async ({ client, queryKey }) => {
      const failures = client.getQueryState(queryKey)?.fetchFailureCount ?? 0;
      if (failures === 0) await wait(INJECTION_DELAY);
      return inject(script, failures === 0 ? FIRST_LIMIT : RETRY_LIMIT);
    },
  });

/** Where a provider's script stands, for a component that needs it; it is fetched once `enabled`. */
export const useScript = (script: OutsideScript, enabled: boolean) =>
  useQuery({ ...scriptQuery(script), enabled }, queryClient).status;
