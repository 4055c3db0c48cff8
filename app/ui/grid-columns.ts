/**
 * How many columns a list gets, so that no item stands alone on its last row: `most`, or the next smaller number that
 * leaves two or more there, or else one more than `most`. If that doesn't help either, one: then it's a plain list. Fewer if as
 * many rows then get more even, so six items with at most five columns get three.
 * @param orMore whether it may be one more than `most`
 */
export function columnsFor(count: number, most: number, orMore = true): number {
  if (most === 1 || count <= most) return Math.max(1, Math.min(count, most));
  const smaller = Array.from({ length: most - 1 }, (_, i) => most - i);
  const columns = [...smaller, ...(orMore ? [most + 1] : [])].find((one) => count % one !== 1) ?? 1;
  const even = Math.ceil(count / Math.ceil(count / columns));
  return even > 1 && count % even === 1 ? columns : even;
}
