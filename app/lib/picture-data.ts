/** A picture in one crop. Its files are `{basePath}-{width}.avif`; sizes in pixels. */
export type PictureFiles = { basePath: string; width: number; height: number; widths: number[] };

/** What a component needs to show a picture. `mobile` is the crop for screens narrower than 700 px. */
export type PictureData = PictureFiles & {
  alt: string;
  color: string;
  /** The object-position that keeps the subject in view if the frame crops further: "76% 50%". */
  focus: string;
  mobile?: PictureFiles;
  mobileFocus?: string;
  /** A hero's: a WebP of 24 by 14 pixels in base64, shown until the picture has loaded. */
  miniature?: string;
};

/**
 * How wide pictures are on the page, by the layout they're in, as an image's `sizes`. On phones, about a tenth less than they
 * are: 1.8 dots per pixel instead of 2 save bytes and look the same.
 */
export const SIZES = {
  window: "100vw",
  half: "(max-width: 699px) 80vw, min(44vw, 48rem)",
  third: "(max-width: 699px) 51vw, (max-width: 1099px) 44vw, min(30vw, 32rem)",
  /** Beside words on a phone. */
  small: "(max-width: 699px) 6.5rem, 15rem",
  /** Beside words on every screen. */
  icon: "(max-width: 1099px) 4.25rem, 5.5rem",
  /** In the margin of an article. */
  margin: "(max-width: 1199px) 13rem, 23rem",
  /** As wide as an article's text. */
  text: "(max-width: 699px) 80vw, 41rem",
  /** Next to an article's title, in a frame that crops its sides. */
  articleHeader: "(max-width: 699px) 82vw, (max-width: 1440px) 46vw, max(44rem, 31vw)",
} as const;

export const MOBILE_QUERY = "(max-width: 699.98px)";
export const WIDE_QUERY = "(min-width: 700px)";

/** An image's `srcset`. */
export const srcSet = ({ basePath, widths }: PictureFiles): string =>
  widths.map((width) => `${basePath}-${width}.avif ${width}w`).join(",");

/** The width of the fallback JPEG: the largest up to 960 px, or the smallest there is. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= 960) ?? widths[0] ?? 0;
