import type { MiddlewareFunction } from "react-router";

// A built page links the site's stylesheet after its first section. The router's own link in the head is disabled, so that the
// stylesheet doesn't delay first paint (tools/build/css/critical-css.ts).

let applied: Promise<void> | undefined;

/** Enables the link in the head, which stays when the page changes. The browser already has the file. */
export const applyStylesheet = () =>
  (applied ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
    if (!link) return resolve();
    link.onload = link.onerror = () => resolve();
    link.disabled = false;
  }));

/** Applies the stylesheet before the router shows another page. */
export const requireStylesheet: MiddlewareFunction = (_, next) => applyStylesheet().then(next);
