import { type Declaration, type Selector, type SelectorComponent, transform } from "lightningcss";
import type { Names } from "./names.ts";

/** Pseudo-classes that need the visitor to do something. */
const LATER_STATES = new Set(["hover", "active", "focus", "focus-visible", "focus-within"]);

/** True for functions that need one matching argument. `:not()` isn't among them: it may always match. */
const isOneOf = (
  part: SelectorComponent,
): part is Extract<SelectorComponent, { kind: "is" | "where" | "has" }> =>
  part.type === "pseudo-class" && ["is", "where", "has"].includes(part.kind);

/** It matches during a view transition. */
const isViewTransition = (part: SelectorComponent): boolean =>
  (part.type === "pseudo-class" && part.kind === "active-view-transition") ||
  (part.type === "pseudo-element" && part.kind.startsWith("view-transition"));

function partCanMatch(part: SelectorComponent, names: Names, initially: boolean): boolean {
  if (isOneOf(part)) return part.selectors.some((one) => canMatch(one, names, initially));
  if (part.type === "class") return names.classes.has(part.name);
  if (!initially) return true;
  if (isViewTransition(part)) return false;
  switch (part.type) {
    case "type":
      return names.tags.has(part.name);
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
 * True if the selector can match something with these names: `.menu a` can if there is a menu and a link.
 * @param initially before a visitor has done anything: then `.menu a:hover` can't, nor can a selector for an attribute that
 * isn't set. Later, scripts may add any element and attribute, but only the classes in `names`.
 */
export const canMatch = (selector: Selector, names: Names, initially: boolean): boolean =>
  selector.every((part) => partCanMatch(part, names, initially));

const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (isOneOf(part)) return part.selectors.flatMap(classesOf);
    return part.type === "class" ? [part.name] : [];
  });

/** All classes that the stylesheet's selectors require, so not those inside `:not()`. */
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
  /** A custom property of `:root`. `print`: its value in print. */
  token?: (name: string, print: boolean) => boolean;
  fonts: boolean;
};

type Animation = Declaration & { property: "animation" | "animation-name" | "unparsed" };

/** The names of the keyframes in an `animation` or `animation-name`. If it has a custom property, returns all its words. */
function animationNames({ property, value }: Animation): string[] {
  if (property !== "unparsed")
    return value
      .map((one) => ("name" in one ? one.name : one))
      .flatMap((name) => (name.type === "none" ? [] : [name.value]));
  return value.value.flatMap((part) =>
    part.type === "token" && part.value.type === "ident" ? [part.value.value] : [],
  );
}

/** Filters and minifies a stylesheet. `used` has the custom properties that its rules use. */
function filterCss(css: string, keeps: Keeps): { css: string; used: Map<string, Set<string>> } {
  let [inPrint, inRoot, currentToken] = [false, false, ""];
  const keyframes = new Set<string>();
  const animations = new Set<string>();
  const addAnimations = (declaration: Animation) => {
    for (const name of animationNames(declaration)) animations.add(name);
  };
  /** The custom properties that each token's value uses, and under "" those that all other rules use. */
  const used = new Map([["", new Set<string>()]]);
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media({ value: { query } }) {
          inPrint = query.mediaQueries.every(({ mediaType }) => mediaType === "print");
        },
        "font-face": () => (keeps.fonts ? undefined : []),
        keyframes({ value: { name } }) {
          keyframes.add(name.value);
        },
        style({ value: { selectors } }) {
          inRoot = isRoot(selectors);
          return keeps.rule(selectors, inPrint) ? undefined : [];
        },
      },
      // A function, because Lightning CSS 1.33 doesn't call `RuleExit.media`.
      RuleExit(rule) {
        if (rule.type === "media") inPrint = false;
      },
      Declaration: {
        animation: addAnimations,
        "animation-name": addAnimations,
        custom({ name }) {
          currentToken = inRoot ? name : "";
          if (inRoot) used.set(name, used.get(name) ?? new Set());
          return inRoot && !(keeps.token?.(name, inPrint) ?? true) ? [] : undefined;
        },
      },
      DeclarationExit() {
        currentToken = "";
      },
      Variable({ name }) {
        used.set(currentToken, (used.get(currentToken) ?? new Set()).add(name.ident));
      },
    },
  });
  // A second pass removes empty at-rules and unused keyframes, which the first one leaves.
  const unusedSymbols = [...keyframes.difference(animations)];
  const small = transform({ filename: "style.css", code, minify: true, unusedSymbols });
  return { css: small.code.toString(), used };
}

/** The custom properties that the rules or the HTML use, and those that their values use in turn. */
function tokensIn(used: ReadonlyMap<string, ReadonlySet<string>>, html: string): Set<string> {
  const all = new Set(used.get(""));
  for (const name of used.keys()) if (name && html.includes(name)) all.add(name);
  // The loop includes names that are added to the set while it runs.
  for (const name of all) for (const next of used.get(name) ?? []) all.add(next);
  return all;
}

/** What a page's CSS depends on. */
type PageParts = { shown: Names; page: Names; html: string };

/**
 * Splits the site's stylesheet for one page. `critical` has the rules that can match above the fold before a visitor does
 * anything, `deferred` all others that can match on the page (also print and `:hover`), and `pageCss` both.
 */
export function splitCss(
  stylesheet: string,
  { shown, page, html }: PageParts,
): { critical: string; deferred: string; pageCss: string } {
  const isCritical = (selectors: readonly Selector[], print: boolean) =>
    !print && selectors.some((selector) => canMatch(selector, shown, true));
  const isOnPage = (selectors: readonly Selector[]) =>
    selectors.some((selector) => canMatch(selector, page, false));
  const isDeferred = (selectors: readonly Selector[], print: boolean) =>
    isRoot(selectors) || (isOnPage(selectors) && !isCritical(selectors, print));
  const pageCss = filterCss(stylesheet, { rule: isOnPage, fonts: true }).css;
  // From `pageCss`, which has all their rules and is a fraction of the stylesheet.
  const filter = (keeps: Keeps) => filterCss(pageCss, keeps);
  const tokens = tokensIn(filter({ rule: isCritical, fonts: true }).used, html);
  const token = (name: string) => tokens.has(name);
  return {
    critical: filter({ rule: isCritical, token, fonts: true }).css,
    deferred: filter({
      rule: isDeferred,
      token: (name, print) => print || !token(name),
      fonts: false,
    }).css,
    pageCss,
  };
}
