const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/**
 * In milliseconds: longer than a question takes to open, even if its animation starts late. The animation's own end
 * can't be awaited, because getAnimations() leaves out ::details-content.
 */
const DURATION = 1000;

/** The latest press. It ends the correction of earlier ones. */
let latest = 0;

/**
 * Keeps an element in place on the screen for a second, while things above it change height. For example: opening a
 * question closes the one above it, and the question must not slide out of the window.
 */
export function keepInPlace(element: Element): void {
  latest += 1;
  const press = latest;
  const { style } = document.documentElement;
  let last = topOf(element);
  let end = 0;
  // The browser's own scroll anchoring could correct the same move, and the page would jump twice as far.
  style.overflowAnchor = "none";
  const adjust = (now: number) => {
    if (press !== latest) return;
    end ||= now + DURATION;
    // Measured from the top of the document, so that a visitor who scrolls meanwhile isn't pulled back.
    const top = topOf(element);
    const from = scrollY;
    if (top !== last) scrollBy({ top: top - last, behavior: "instant" });
    // Scrolling rounds to whole pixels. Carry the rest over to the next frame.
    last += scrollY - from;
    if (now < end) requestAnimationFrame(adjust);
    else style.overflowAnchor = "";
  };
  requestAnimationFrame(adjust);
}
