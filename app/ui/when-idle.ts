/** Runs a task when the browser has nothing better to do, within two seconds; returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
