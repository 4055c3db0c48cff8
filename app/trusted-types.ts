type Rules = {
  createHTML: (text: string) => string | null;
  createScript: (text: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Factory = { createPolicy: (name: string, rules: Rules) => unknown };

/** What React writes to make a script element when a page's structured data is put into the head. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Where the policy asks for Trusted Types, text becomes part of the page only by these rules: text without
 * a tag, React's empty script, and scripts of the site itself: those it serves, and those that stand in the
 * page as built (its styles as well), since React writes the document anew where a part of it fails. Whatever else is tried throws.
 */
export function limitWrittenHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  const written = document.querySelectorAll("script, style");
  const built = new Set([...written].map(({ textContent }) => textContent));
  trustedTypes?.createPolicy("default", {
    createScript: (text) => (built.has(text) ? text : null),
    createHTML: (text) =>
      text === EMPTY_SCRIPT || !text.includes("<") || built.has(text) ? text : null,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
