/** Long enough after the start to be out of its way, where a browser knows no idle time (Safari) as well. */
const REST = 1500;

/** Runs a task once the page is alive and at rest; returns what calls it off. */
export function atRest(task: () => void): () => void {
  let idle: number | undefined;
  const rest = setTimeout(() => {
    if ("requestIdleCallback" in window) idle = requestIdleCallback(task);
    else task();
  }, REST);
  return () => {
    clearTimeout(rest);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
