import { type Declaration, type Selector, type SelectorComponent, transform } from "lightningcss";
import type { Names } from "./names.ts";

/** What only a visitor's doing brings. */
const LATER_STATES = new Set(["hover", "active", "focus", "focus-visible", "focus-within"]);

/** Functions of which one argument has to match. A `:not()` may always match. */
const isOneOf = (
  part: SelectorComponent,
): part is Extract<SelectorComponent, { kind: "is" | "where" | "has" }> =>
  part.type === "pseudo-class" && ["is", "where", "has"].includes(part.kind);

/** It matches during a page change, and by then the stylesheet of the whole site has loaded. */
const isPageChange = (part: SelectorComponent): boolean =>
  (part.type === "pseudo-class" && part.kind === "active-view-transition") ||
  (part.type === "pseudo-element" && part.kind.startsWith("view-transition"));

function partCanMatch(part: SelectorComponent, names: Names, initially: boolean): boolean {
  if (isPageChange(part)) return false;
  if (isOneOf(part)) return part.selectors.some((one) => canMatch(one, names, initially));
  if (part.type === "type") return names.tags.has(part.name);
  if (part.type === "class") return names.classes.has(part.name);
  if (!initially) return true;
  switch (part.type) {
    case "id":
      return names.attributes.has(`id=${part.name}`);
    case "attribute": {
      const { name, operation } = part;
      return names.attributes.has(
        operation?.operator === "equal" ? `${name}=${operation.value}` : name,
      );
    }
    case "pseudo-class":
      return !LATER_STATES.has(part.kind);
    default:
      return true;
  }
}

/**
 * True if the selector can match something with these names: `.menu a` can where there is a menu and a link.
 * @param initially before a visitor has done anything: `.menu a:hover` can't, nor can an attribute that isn't there yet
 */
export const canMatch = (selector: Selector, names: Names, initially: boolean): boolean =>
  selector.every((part) => partCanMatch(part, names, initially));

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (isOneOf(part)) return part.selectors.flatMap(classesOf);
    return part.type === "class" ? [part.name] : [];
  });

/** The classes that something has to have for a rule of this stylesheet to match. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const name of classesOf(selector)) classes.add(name);
      },
    },
  });
  return classes;
}

const isRoot = (selectors: readonly Selector[]): boolean =>
  selectors.every(([part, ...more]) => {
    return part?.type === "pseudo-class" && part.kind === "root" && more.length === 0;
  });

/** Which parts of a stylesheet to keep. */
type Keeps = {
  rule: (selectors: readonly Selector[], print: boolean) => boolean;
  /** A custom property of `:root`. */
  token?: (name: string) => boolean;
  fonts: boolean;
};

/** The keyframes that an `animation` names; with a custom property in it, all its words. */
function animationNames({ property, value }: Declaration & { property: "animation" | "unparsed" }) {
  if (property === "animation")
    return value.flatMap(({ name }) => (name.type === "none" ? [] : [name.value]));
  return value.value.flatMap((part) =>
    part.type === "token" && part.value.type === "ident" ? [part.value.value] : [],
  );
}

/** A stylesheet with only what `keeps` says, minified, and the custom properties that its rules ask for. */
function filterCss(css: string, keeps: Keeps): { css: string; asked: Map<string, Set<string>> } {
  let [print, root, token] = [false, false, ""];
  const keyframes = new Set<string>();
  const animations = new Set<string>();
  /** Which custom properties the values of a token ask for; under "" what all other rules do. */
  const asked = new Map([["", new Set<string>()]]);
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media({ value: { query } }) {
          print = query.mediaQueries.every(({ mediaType }) => mediaType === "print");
        },
        "font-face": () => (keeps.fonts ? undefined : []),
        keyframes({ value: { name } }) {
          keyframes.add(name.value);
        },
        style({ value: { selectors } }) {
          root = isRoot(selectors);
          return keeps.rule(selectors, print) ? undefined : [];
        },
      },
      // As a function: Lightning CSS 1.33 calls no RuleExit by the kind of rule.
      RuleExit(rule) {
        if (rule.type === "media") print = false;
      },
      Declaration: {
        animation(declaration) {
          for (const name of animationNames(declaration)) animations.add(name);
        },
        custom({ name }) {
          token = root ? name : "";
          if (root) asked.set(name, asked.get(name) ?? new Set());
          return root && !(keeps.token?.(name) ?? true) ? [] : undefined;
        },
      },
      DeclarationExit() {
        token = "";
      },
      Variable({ name }) {
        asked.set(token, (asked.get(token) ?? new Set()).add(name.ident));
      },
    },
  });
  // Once more, since it leaves the groups whose rules have gone, and the keyframes that no rule left uses.
  const unusedSymbols = [...keyframes.difference(animations)];
  const small = transform({ filename: "style.css", code, minify: true, unusedSymbols });
  return { css: small.code.toString(), asked };
}

/** The custom properties that the rules use, and those that their values use. */
function tokensIn(asked: ReadonlyMap<string, ReadonlySet<string>>, html: string): Set<string> {
  const all = new Set(asked.get(""));
  for (const name of asked.keys()) if (name && html.includes(name)) all.add(name);
  // A set goes on to what is added to it while it is walked through.
  for (const name of all) for (const next of asked.get(name) ?? []) all.add(next);
  return all;
}

/** What a page's CSS depends on. */
type PageParts = { shown: Names; page: Names; html: string };

/**
 * Splits the site's stylesheet for one page: what can match above the fold before a visitor has done anything, and the
 * rest of what can match on the page. What is for print, or for a state to come, is in the rest.
 */
export function splitCss(
  stylesheet: string,
  { shown, page, html }: PageParts,
): { critical: string; deferred: string; whole: string } {
  const isCritical = (selectors: readonly Selector[], print: boolean) =>
    !print && selectors.some((selector) => canMatch(selector, shown, true));
  const isOnPage = (selectors: readonly Selector[]) =>
    selectors.some((selector) => canMatch(selector, page, false));
  const isDeferred = (selectors: readonly Selector[], print: boolean) =>
    isRoot(selectors) || (isOnPage(selectors) && !isCritical(selectors, print));
  const filter = (keeps: Keeps) => filterCss(stylesheet, keeps);
  const tokens = tokensIn(filter({ rule: isCritical, fonts: true }).asked, html);
  const token = (name: string) => tokens.has(name);
  return {
    critical: filter({ rule: isCritical, token, fonts: true }).css,
    deferred: filter({ rule: isDeferred, token: (name) => !token(name), fonts: false }).css,
    whole: filter({ rule: isOnPage, fonts: true }).css,
  };
}
