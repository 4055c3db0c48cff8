/** A visitor with a browser of its own kind: the few things that are asked of all of them. */
export type BrowserPage = {
  resize: (width: number, height: number) => Promise<void>;
  goto: (address: string) => Promise<void>;
  /** What an expression is in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the first element of this selector, as a hand does. */
  click: (selector: string) => Promise<void>;
  press: (key: "Escape" | "ArrowRight") => Promise<void>;
  close: () => Promise<void>;
};

export type Browser = {
  name: string;
  /** Why it cannot be asked here, if so. */
  missing: () => string | undefined;
  open: () => Promise<BrowserPage>;
};
