/**
 * What the page's inline loader leaves for React: the last click made so far, and how to stop
 * listening for more. Taken by `replayEarlyClick`, gone afterwards. Absent in development.
 */
export type LateStart = { click?: MouseEvent; forget: () => void };

declare global {
  interface Window {
    lateStart?: LateStart;
  }
}
