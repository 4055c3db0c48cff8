/**
 * What the page's inline hydration script records until React hydrates. `replayEarlyClick` deletes it. Absent in
 * development.
 */
export type EarlyClick = {
  /** The visitor's last click. */
  event?: MouseEvent;
  /** Removes that script's click listener. */
  forget: () => void;
};

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}
