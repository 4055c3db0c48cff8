/** WCAG 1.4.12: with this text spacing, nothing may be lost or pushed aside. */
export const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Text on a page that can't be read. */
type Unreadable = { cut: string[]; covered: string[] };

/**
 * Runs in the page: lines cut off by an element with hidden overflow, and lines that overlap others. Fixed
 * and sticky elements and visually hidden text are left out.
 */
export function unreadable(): Unreadable {
  type Line = { words: string; of: Element; box: DOMRect };
  /** Lines may touch, because letters are smaller than their line box. */
  const slack = 2;

  const isVisuallyHidden = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" ||
      isVisuallyHidden(element.parentElement));
  const shows = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true], svg, [inert]") &&
    !isVisuallyHidden(element);
  const isFixedOrSticky = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) ||
      isFixedOrSticky(element.parentElement));

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: of, textContent } = texts.currentNode;
    const words = textContent?.trim().slice(0, 60);
    if (!of || !words || !shows(of) || isFixedOrSticky(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // The lowest fifth of a line's box is for letters such as "g". A large number may have its title there.
    const share = /^[\d.]+$/.test(words) ? 0.8 : 1;
    for (const { x, y, width, height } of range.getClientRects())
      if (width > slack && height > slack)
        lines.push({ words, of, box: new DOMRect(x, y, width, height * share) });
  }

  const cut = new Set<string>();
  for (const { words, of, box } of lines) {
    for (let part: Element | null = of; part; part = part.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(part);
      // It has no box that could cut anything off.
      if (display === "contents") continue;
      const edge = part.getBoundingClientRect();
      const hides = (overflow: string) => ["hidden", "clip"].includes(overflow);
      const across = hides(overflowX) && (box.left < edge.left - 4 || box.right > edge.right + 4);
      // A line box may be taller than its element, so only its middle counts.
      const middle = (box.top + box.bottom) / 2;
      const down = hides(overflowY) && (middle < edge.top || middle > edge.bottom);
      if ((across || down) && part !== document.documentElement && part !== document.body)
        cut.add(words);
      // The rest can be scrolled to.
      if ([overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow))) break;
    }
  }

  const covered = new Set<string>();
  const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
  for (const [i, { words, of, box }] of sorted.entries())
    for (const other of sorted.slice(i + 1)) {
      const height = Math.min(box.height, other.box.height);
      if (other.box.top > box.bottom - height * 0.35) break;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (of !== other.of && across > slack && down > height * 0.35)
        covered.add(`${words} / ${other.words}`);
    }
  return { cut: [...cut], covered: [...covered] };
}
