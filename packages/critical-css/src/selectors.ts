import type { Selector, SelectorComponent } from "lightningcss";
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

/** The classes that a selector requires, so not those inside `:not()`. */
export const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (isOneOf(part)) return part.selectors.flatMap(classesOf);
    return part.type === "class" ? [part.name] : [];
  });

/** True if each selector is just `:root`. */
export const isRoot = (selectors: readonly Selector[]): boolean =>
  selectors.every(([part, ...more]) => {
    return part?.type === "pseudo-class" && part.kind === "root" && more.length === 0;
  });
