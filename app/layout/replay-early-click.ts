/**
 * Clicks a button again that was clicked before React could hear it, once. Links,
 * summaries and form buttons have worked by themselves and are left alone.
 *
 * Call it in a layout effect of the root: from that commit on React hears clicks itself, and a
 * later effect could repeat one it has already answered.
 */
export function replayEarlyClick(): void {
  const { earlyClick } = window;
  delete window.earlyClick;
  earlyClick?.forget();
  const click = earlyClick?.event;
  // A click still on its way is the one that made React hydrate at once: React answers it.
  if (!click || click.eventPhase !== Event.NONE || !(click.target instanceof Element)) return;
  const button = click.target.closest("button");
  if (!button?.isConnected || !onlyReactHears(button)) return;
  const replay = setTimeout(() => button.click());
  // A click that React has heard meanwhile is newer: it must not be undone.
  addEventListener("click", () => clearTimeout(replay), { capture: true, once: true });
}

const onlyReactHears = (button: HTMLButtonElement) =>
  (button.type === "button" || button.form === null) &&
  !button.matches("summary *, [popovertarget], [commandfor]");
