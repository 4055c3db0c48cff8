declare global {
  interface Window {
    /** The visitor's last click, kept by the hydration starter. Absent in development. */
    earlyClick?: MouseEvent;
  }
}

/** True for a button that only React makes work. Links, summaries and form buttons work by themselves. */
const needsReact = (button: HTMLButtonElement) =>
  (button.type === "button" || button.form === null) &&
  !button.matches("summary *, [popovertarget], [commandfor]");

/** Repeats the last click on a button, if it was before React hydrated. Call it in a layout effect of the root. */
export function replayEarlyClick(): void {
  const { target, eventPhase } = window.earlyClick ?? {};
  // A click that is still being dispatched made React hydrate at once, so React handles it.
  if (eventPhase !== Event.NONE || !(target instanceof Element)) return;
  const button = target.closest("button");
  // After this commit, but before any newer click.
  if (button && needsReact(button)) queueMicrotask(() => button.click());
}
