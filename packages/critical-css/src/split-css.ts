import {
  type Declaration,
  type MediaRule,
  type Rule,
  type Selector,
  type StyleRule,
  transform,
} from "lightningcss";
import type { Names } from "./names.ts";
import { canMatch, classesOf, isRoot } from "./selectors.ts";

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

const placeOf = ({ loc }: StyleRule): string => `${loc.line}:${loc.column}`;

/** The places of all style rules in an at-rule, also in at-rules inside it. */
const placesIn = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => {
    switch (rule.type) {
      case "style":
        return [placeOf(rule.value)];
      case "media":
      case "supports":
      case "container":
      case "layer-block":
      case "scope":
      case "starting-style":
        return placesIn(rule.value.rules);
      default:
        return [];
    }
  });

/**
 * Tells which style rules are for print, by their places. Watching where a print rule ends would take twice as long: Lightning
 * CSS 1.33 doesn't call `RuleExit.media`, and a `RuleExit` for all rules receives each rule whole.
 */
function printRules() {
  const places = new Set<string>();
  return {
    has: (rule: StyleRule) => places.has(placeOf(rule)),
    visit({ value: { query, rules } }: { value: MediaRule }) {
      if (query.mediaQueries.every(({ mediaType }) => mediaType === "print"))
        for (const place of placesIn(rules)) places.add(place);
    },
  };
}

/** Filters and minifies a stylesheet. */
function filterCss(css: string, keeps: Keeps): string {
  const print = printRules();
  let [inPrint, inRoot] = [false, false];
  const keyframes = new Set<string>();
  const animations = new Set<string>();
  const addAnimations = (declaration: Animation) => {
    for (const name of animationNames(declaration)) animations.add(name);
  };
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: print.visit,
        "font-face": () => (keeps.fonts ? undefined : []),
        keyframes({ value: { name } }) {
          keyframes.add(name.value);
        },
        style({ value }) {
          inPrint = print.has(value);
          inRoot = isRoot(value.selectors);
          return keeps.rule(value.selectors, inPrint) ? undefined : [];
        },
      },
      Declaration: {
        animation: addAnimations,
        "animation-name": addAnimations,
        custom: ({ name }) => (inRoot && !(keeps.token?.(name, inPrint) ?? true) ? [] : undefined),
      },
    },
  });
  // A second pass removes empty at-rules and unused keyframes, which the first one leaves.
  const unusedSymbols = [...keyframes.difference(animations)];
  const small = transform({ filename: "style.css", code, minify: true, unusedSymbols });
  return small.code.toString();
}

/** The custom properties that each property of `:root` uses, by its name, and under "" those that the rules use. */
function usedProperties(css: string, keepsRule: Keeps["rule"]): Map<string, Set<string>> {
  const print = printRules();
  const used = new Map([["", new Set<string>()]]);
  let [inRoot, current] = [false, ""];
  transform({
    filename: "style.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: print.visit,
        style({ value }) {
          inRoot = isRoot(value.selectors);
          return keepsRule(value.selectors, print.has(value)) ? undefined : [];
        },
      },
      Declaration: {
        custom({ name }) {
          current = inRoot ? name : "";
          if (inRoot) used.set(name, used.get(name) ?? new Set());
        },
      },
      DeclarationExit() {
        current = "";
      },
      Variable({ name }) {
        used.set(current, (used.get(current) ?? new Set()).add(name.ident));
      },
    },
  });
  return used;
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
  const pageCss = filterCss(stylesheet, { rule: isOnPage, fonts: true });
  // The others start from `pageCss`, which has all their rules and is a fraction of the stylesheet.
  const tokens = tokensIn(usedProperties(pageCss, isCritical), html);
  const token = (name: string) => tokens.has(name);
  return {
    critical: filterCss(pageCss, { rule: isCritical, token, fonts: true }),
    deferred: filterCss(pageCss, {
      rule: isDeferred,
      token: (name, print) => print || !token(name),
      fonts: false,
    }),
    pageCss,
  };
}
