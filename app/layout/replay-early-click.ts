/**
 * Repeats the last click on a button that happened before React hydrated. Links, summaries and form buttons
 * work without React and are skipped.
 *
 * Call it in a layout effect of the root: from that commit on React handles clicks itself, and a later
 * effect could repeat a click that React has already handled.
 */
export function replayEarlyClick(): void {
  const { earlyClick } = window;
  delete window.earlyClick;
  earlyClick?.forget();
  const click = earlyClick?.event;
  // A click that is still being dispatched made React hydrate at once, so React handles it.
  if (!click || click.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
  const button = click.target.closest("button");
  if (!button?.isConnected || !needsReact(button)) return;
  const replay = setTimeout(() => button.click());
  // A newer click wins: the replay must not undo it.
  addEventListener("click", () => clearTimeout(replay), { capture: true, once: true });
}

const needsReact = (button: HTMLButtonElement) =>
  (button.type === "button" || button.form === null) &&
  !button.matches("summary *, [popovertarget], [commandfor]");
