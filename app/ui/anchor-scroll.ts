const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/**
 * Keeps an element in place on the screen while things above it change height, until the animation ends.
 * For example: opening a question closes the one above it, and the question must not slide out of the
 * window.
 */
export function anchorScroll(element: Element, moving: Element): void {
  const { style } = document.documentElement;
  let last = topOf(element);
  // The browser's own scroll anchoring could correct the same move, and the page would jump twice as far.
  style.overflowAnchor = "none";
  const adjust = () => {
    // Measured from the top of the document, so that a visitor who scrolls meanwhile isn't pulled back.
    const top = topOf(element);
    const from = scrollY;
    if (top !== last) scrollBy({ top: top - last, behavior: "instant" });
    // Scrolling rounds to whole pixels. Carry the rest over to the next frame.
    last += scrollY - from;
    if (moving.getAnimations({ subtree: true }).length > 0) requestAnimationFrame(adjust);
    else style.overflowAnchor = "";
  };
  requestAnimationFrame(adjust);
}
