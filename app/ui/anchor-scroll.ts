const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/**
 * Keeps an element where it is on the screen while what is above it shrinks or grows, frame by frame until the
 * motion ends. For example: opening a question closes the one above it, and the pressed question must not
 * slide out of the window.
 */
export function anchorScroll(element: Element, moving: Element): void {
  const { style } = document.documentElement;
  let last = topOf(element);
  // Otherwise the browser may correct the same move, and the page jumps twice as far.
  style.overflowAnchor = "none";
  const adjust = () => {
    // Measured from the document's top, so that a visitor who scrolls meanwhile isn't pulled back.
    const top = topOf(element);
    const from = scrollY;
    if (top !== last) scrollBy({ top: top - last, behavior: "instant" });
    // A window scrolls by whole pixels: what is left over counts in the next frame.
    last += scrollY - from;
    if (moving.getAnimations({ subtree: true }).length > 0) requestAnimationFrame(adjust);
    else style.overflowAnchor = "";
  };
  requestAnimationFrame(adjust);
}
