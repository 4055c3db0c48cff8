import { type MiddlewareFunction, redirectDocument } from "react-router";
import { NOT_FOUND_PATH } from "../lib/paths.ts";

// The server answers "/about" only. React Router would also accept "/About" (its `caseSensitive` option
// doesn't reach the browser) and "/about//" (no option for that). Where the two differ, the server decides.

let requested: string | undefined;

/**
 * Sets the URL to the path the page was built at, so that the router matches it: "/%61bout" becomes
 * "/about". Call it before the router starts. The 404 page has no canonical link and gets "/404" for now.
 */
export function replaceWithCanonicalPath(): void {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const builtPath = canonical ? new URL(canonical.href).pathname : NOT_FOUND_PATH;
  if (builtPath === pathname) return;
  if (!canonical) requested = pathname + search + hash;
  history.replaceState(history.state, "", builtPath + search + hash);
}

/** Puts the requested URL of a 404 page back once the router has started. */
export function restoreRequestedPath(): void {
  if (requested) history.replaceState(history.state, "", requested);
  requested = undefined;
}

/** Leaves it to the server to answer a path that isn't exactly a page's, such as "/About". */
export const requireExactPath: MiddlewareFunction = ({ request, pattern }) => {
  const { pathname, search } = new URL(request.url);
  const page = pattern.replace(/^\/?/, "/");
  if (pattern !== "*" && page !== pathname) throw redirectDocument(pathname + search);
};
