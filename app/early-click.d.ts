/** What the page's inline loader leaves for `replayEarlyClick`, gone afterwards. Absent in development. */
export type EarlyClick = {
  /** The last click so far. */
  event?: MouseEvent;
  /** Stops listening for more. */
  forget: () => void;
};

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}
