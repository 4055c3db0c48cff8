/** Runs a task when the browser is idle, within two seconds. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Older versions of Safari don't have requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
