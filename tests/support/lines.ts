/** What of a page's words is not there to be read. */
type Unreadable = { cut: string[]; covered: string[] };

/**
 * Runs in the page: lines that lie outside a part that hides what sticks out of it, and lines that lie
 * over another's. What stays in its place while the page scrolls, and what only listeners get, is left out.
 */
export function unreadable(): Unreadable {
  type Line = { words: string; of: Element; box: DOMRect };
  /** Lines may touch; letters begin inside of their line. */
  const slack = 2;

  const forListeners = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === "inset(50%)" || forListeners(element.parentElement));
  const shows = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true], svg, [inert]") &&
    !forListeners(element);
  const staysPut = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) ||
      staysPut(element.parentElement));

  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: of, textContent } = texts.currentNode;
    const words = textContent?.trim().slice(0, 60);
    if (!of || !words || !shows(of) || staysPut(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects())
      if (box.width > slack && box.height > slack) lines.push({ words, of, box });
  }

  const cut = new Set<string>();
  for (const { words, of, box } of lines) {
    for (let part: Element | null = of; part; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const edge = part.getBoundingClientRect();
      const hides = (overflow: string) => ["hidden", "clip"].includes(overflow);
      const across = hides(overflowX) && (box.left < edge.left - 4 || box.right > edge.right + 4);
      // A line may be higher than its box, not its letters: half of it is what counts.
      const middle = (box.top + box.bottom) / 2;
      const down = hides(overflowY) && (middle < edge.top || middle > edge.bottom);
      if ((across || down) && part !== document.documentElement && part !== document.body)
        cut.add(words);
      // What scrolls shows the rest.
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
