/** Runs in the page: what breaks its layout, apart from its text. */
export function brokenLayout(): string[] {
  const name = (element: Element) =>
    `${element.localName}.${element.classList[0] ?? ""} "${element.textContent?.trim().slice(0, 50)}"`;

  const { scrollWidth } = document.documentElement;
  const wide = [...document.querySelectorAll("body *")].filter(
    (part) => part.getBoundingClientRect().right > innerWidth + 1 && part.children.length === 0,
  );
  const sideways =
    scrollWidth > innerWidth ? [`${scrollWidth} px wide`, ...wide.slice(0, 3).map(name)] : [];

  const lonely = [...document.querySelectorAll("main :is(ul, ol, dl)")].filter((list) => {
    const entries = [...list.children];
    if (getComputedStyle(list).display !== "grid" || entries.length < 3) return false;
    const boxes = entries.map((entry) => entry.getBoundingClientRect());
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    const [last = []] = rows.slice(-1);
    // One that fills its row isn't lonely, nor one beside an item of several rows.
    const fills = (last[0]?.width ?? 0) > list.getBoundingClientRect().width * 0.8;
    const isBeside = boxes.some(
      (box) => !last.includes(box) && box.bottom > (last[0]?.top ?? 0) + 1,
    );
    return last.length === 1 && !fills && !isBeside && rows.some(({ length }) => length > 1);
  });

  const hero = document.querySelector("main > section:first-of-type");
  const parts = [...(hero?.querySelectorAll("img, h1, p, a") ?? [])]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .toSorted((a, b) => a.top - b.top);
  let filled = hero?.getBoundingClientRect().top ?? 0;
  const bare: string[] = [];
  for (const { top, bottom } of parts) {
    if (top - filled > 160) bare.push(`${Math.round(top - filled)} px of bare hero`);
    filled = Math.max(filled, bottom);
  }

  return [
    ...sideways,
    ...lonely.map((list) => `an entry alone on its row: ${name(list)}`),
    ...bare,
  ];
}
