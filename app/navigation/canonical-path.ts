import { type MiddlewareFunction, redirectDocument } from "react-router";

// The server knows "/about" alone. The router also takes "/About" and "/about//" for it: its option
// `caseSensitive` doesn't reach the browser, and for slashes there is none. So where the two differ,
// the server's answer counts.

/** The path that the 404 page is built at. */
const NOT_FOUND = "/404";

let asked: string | undefined;

/**
 * Gives a document the address that it was built at, so that the router finds the page that is there.
 * Call it before the router is made. A page names its address: "/%61bout" becomes "/about".
 */
export function replaceWithCanonicalPath(): void {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  const built = canonical ? new URL(canonical.href).pathname : NOT_FOUND;
  if (built === pathname) return;
  if (!canonical) asked = pathname + search + hash;
  history.replaceState(history.state, "", built + search + hash);
}

/** Shows the address that a visitor of the 404 page asked for, once the router has started. */
export function restoreRequestedPath(): void {
  if (asked) history.replaceState(history.state, "", asked);
  asked = undefined;
}

/** Leaves a navigation to an address that is not letter for letter a page's to the server. */
export const requireExactPath: MiddlewareFunction = ({ request, pattern }) => {
  const { pathname, search } = new URL(request.url);
  const page = pattern.replace(/^\/?/, "/");
  if (pattern !== "*" && page !== pathname) throw redirectDocument(pathname + search);
};
