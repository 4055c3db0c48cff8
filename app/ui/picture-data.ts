/** A picture in one crop. Its files are `{src}-{width}.avif`; sizes in pixels. */
export type PictureFiles = { src: string; width: number; height: number; widths: number[] };

/** What a component needs to show a picture. `phone` is the crop for screens narrower than 700 px. */
export type Picture = PictureFiles & {
  alt: string;
  color: string;
  /** The object-position that keeps the subject in view if the frame crops further: "76% 50%". */
  position: string;
  phone?: PictureFiles;
  phonePosition?: string;
  /** A hero's: a WebP of 24 by 14 pixels in base64, shown until the picture has loaded. */
  miniature?: string;
};

/** The `sizes` of an article's first picture. A hero's is as wide as the window. */
export const ARTICLE_HERO_SIZES =
  "(max-width: 699px) 82vw, (max-width: 1440px) 46vw, max(44rem, 31vw)";

/** The `sizes` of a hero's picture. */
export const HERO_SIZES = "100vw";

export const NARROW = "(max-width: 699.98px)";
export const NOT_NARROW = "(min-width: 700px)";

/** The width of the fallback JPEG: the largest up to 1200 px, or the smallest there is. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= 1200) ?? widths[0] ?? 0;
