/**
 * A view transition is skipped when another navigation starts or the tab is hidden. The browser then
 * rejects `ready`, which the router doesn't catch, and reports an uncaught error. This catches it. If the
 * page change itself fails, that's reported by another promise.
 */
export function ignoreSkippedViewTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...args) => {
    const transition = start(...args);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
