type Rules = {
  createHTML: (text: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };

/** The string React assigns to innerHTML when it creates a script element, such as for structured data. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Sets the default Trusted Types policy. Only this may become HTML or script: text without a tag, React's
 * empty script, scripts from this origin, and scripts and styles that are in the built page. (React writes
 * those again when it recovers from an error.) Anything else throws.
 */
export function restrictHtmlInjection(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const elements = document.querySelectorAll("script, style");
  const inBuiltPage = new Set([...elements].map(({ textContent }) => textContent));
  trustedTypes?.createPolicy("default", {
    createScript: (text) => (inBuiltPage.has(text) ? text : null),
    createHTML: (text) =>
      text === EMPTY_SCRIPT || !text.includes("<") || inBuiltPage.has(text) ? text : null,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
