/** What the page's inline loader leaves for React, which takes it when it hydrates. Absent in development. */
export type EarlyClick = {
  /** The last click so far. */
  event?: MouseEvent;
  /** Stops listening for more. */
  forget: () => void;
  /** The site's stylesheet is here. Rejects where it doesn't load: then the page stays as it is. */
  styled?: Promise<void>;
};

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}
