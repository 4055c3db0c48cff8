import { expect, type Page } from "@playwright/test";

/** The cards' pictures that take part in a page change: in the old page, in the new one, and in the animation. */
export type Change = { before: string[]; after: string[]; animated: string[] };

declare global {
  interface Window {
    changes: Change[];
    /** Whether page changes stop at their first frame. */
    paused: boolean;
    namedPictures: () => string[];
  }
}

/** Runs in the page before its scripts: records each view transition, and says which elements have a card's name. */
export function recordChanges(): void {
  const cardName = /card-[a-z]+/;
  window.changes = [];
  window.namedPictures = () =>
    [...document.querySelectorAll("body *")]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => cardName.test(name));
  const animated = () =>
    document.getAnimations().flatMap(({ effect }) => {
      const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return name?.startsWith("::view-transition-group") ? (cardName.exec(name)?.[0] ?? []) : [];
    });
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    const before = window.namedPictures();
    const transition = start.call(this, update);
    const record = () => {
      window.changes.push({ before, after: window.namedPictures(), animated: animated() });
      if (window.paused) for (const animation of document.getAnimations()) animation.pause();
    };
    transition.ready.then(record, record);
    return transition;
  };
}

/** The page changes so far, once this many have begun. */
export async function changes(page: Page, count: number): Promise<Change[]> {
  await expect.poll(() => page.evaluate(() => window.changes.length)).toBe(count);
  return page.evaluate(() => window.changes);
}

export const OPENS: Change = {
  before: ["card-opens"],
  after: ["card-opens"],
  animated: ["card-opens"],
};
export const CLOSES: Change = {
  before: ["card-closes"],
  after: ["card-closes"],
  animated: ["card-closes"],
};
export const NONE: Change = { before: [], after: [], animated: [] };

export const namedPictures = (page: Page) => page.evaluate(() => window.namedPictures());
