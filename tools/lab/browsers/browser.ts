/** A page in one of the browsers: the few actions the tests need in all of them. */
export type BrowserPage = {
  resize: (width: number, height: number) => Promise<void>;
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the first element that matches the selector. */
  click: (selector: string) => Promise<void>;
  press: (key: "Escape" | "ArrowRight") => Promise<void>;
  close: () => Promise<void>;
};

export type Browser = {
  name: string;
  /** Why this browser can't be tested here, if it can't. */
  unavailableReason: () => string | undefined;
  open: () => Promise<BrowserPage>;
};
