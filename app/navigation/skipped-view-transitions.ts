/**
 * The cross-fade of a page change that gives way to the next one, or to a hidden tab, rejects a
 * promise that the router leaves alone, and the browser calls it an uncaught error. The page has
 * changed all the same; if the change itself fails, that is told by another promise.
 */
export function ignoreSkippedViewTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...args) => {
    const fade = start(...args);
    fade.ready.catch(() => undefined);
    return fade;
  };
}
