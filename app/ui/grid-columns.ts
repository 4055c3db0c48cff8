/**
 * How many columns a list gets, so that no entry stands alone on its last row: `most`, or the next smaller number that
 * leaves two or more there, or else one more than `most`. If that doesn't help either, one: then it's a plain list.
 * @param orMore whether it may be one more than `most`
 */
export function columnsFor(count: number, most: number, orMore = true): number {
  if (most === 1 || count <= most) return Math.max(1, Math.min(count, most));
  const smaller = Array.from({ length: most - 1 }, (_, i) => most - i);
  return [...smaller, ...(orMore ? [most + 1] : [])].find((columns) => count % columns !== 1) ?? 1;
}
