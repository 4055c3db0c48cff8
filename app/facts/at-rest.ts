/** Where a browser knows no idle time (Safari): long enough after the start to be out of its way. */
const REST = 1500;

/** Runs a task once the page is alive and at rest; returns what calls it off. */
export function atRest(task: () => void): () => void {
  const rest = setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(task);
    else task();
  }, REST);
  return () => clearTimeout(rest);
}
