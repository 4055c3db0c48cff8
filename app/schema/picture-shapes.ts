/**
 * The shapes pictures are cropped to: the aspect ratio, and for each width in pixels the most kilobytes its file may have. The
 * widths are those that screens choose, since each takes the build a second per ten pictures. The build lowers the quality of
 * a file that is too large, and reports the picture if that isn't enough (tools/content/pictures/fit-picture.ts).
 * `ownerName` is what the owner calls such a picture.
 */
export const SHAPES = {
  hero: {
    ownerName: "a page's first picture on wide screens",
    ratio: 16 / 9,
    kb: { 1200: 60, 1600: 105, 2000: 165, 2400: 240 },
  },
  heroMobile: { ownerName: "a page's first picture on phones", ratio: 4 / 3, kb: { 800: 40 } },
  /** The picture next to an article's title; its frame may crop the sides further. */
  articleHeader: {
    ownerName: "an article's first picture",
    ratio: 4 / 3,
    kb: { 640: 16, 960: 30, 1280: 60, 1600: 90 },
  },
  wide: { ownerName: "a wide picture", ratio: 16 / 9, kb: { 800: 16, 1200: 35, 1600: 60 } },
  articleCard: { ownerName: "an article's card", ratio: 4 / 3, kb: { 400: 7, 640: 12, 960: 26 } },
  upright: { ownerName: "an upright picture", ratio: 4 / 5, kb: { 400: 12, 640: 26, 960: 50 } },
  arch: {
    ownerName: "an arch, such as on a service's card",
    ratio: 1 / 1.08,
    kb: { 520: 19, 740: 48, 960: 85 },
  },
  /** Small objects are drawn 300 px wide. */
  square: { ownerName: "a small square", ratio: 1, kb: { 300: 7, 480: 14 } },
  /** Never cropped. The kilobytes are for a square; a taller picture may have more. */
  whole: {
    ownerName: "a picture inside a text",
    ratio: null,
    kb: { 320: 9, 480: 18, 640: 36, 960: 80, 1280: 160 },
  },
  /** Never cropped, and as wide as the page. */
  band: {
    ownerName: "a band across the page",
    ratio: null,
    kb: { 960: 80, 1280: 160, 1600: 220, 1920: 280 },
  },
} as const satisfies Record<
  string,
  { ownerName: string; ratio: number | null; kb: Readonly<Record<number, number>> }
>;

export type Shape = keyof typeof SHAPES;

/** The widths a shape is built in, the smallest first. */
export const shapeWidths = (shape: Shape): number[] => Object.keys(SHAPES[shape].kb).map(Number);

/** The least width in pixels a picture must have after cropping. Pictures above the fold may fill the whole width. */
export const leastWidth = (shape: Shape): number =>
  shape === "hero" || shape === "articleHeader" ? 1200 : Math.min(...shapeWidths(shape));

/**
 * The most bytes the file of each width may have.
 * @param ratio the picture's width divided by its height
 */
export function byteLimits(shape: Shape, ratio: number): Record<number, number> {
  const taller = SHAPES[shape].ratio === null ? Math.max(1, 1 / ratio) : 1;
  const sizes = Object.entries(SHAPES[shape].kb);
  return Object.fromEntries(sizes.map(([width, kb]) => [width, Math.round(kb * 1000 * taller)]));
}
