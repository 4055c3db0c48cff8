/** A picture in one crop. Its files are `{src}-{width}.avif`; sizes in pixels. */
export type PictureFiles = { src: string; width: number; height: number; widths: number[] };

type FileNames = Pick<PictureFiles, "src" | "widths">;

/** What a component needs to show a picture. `phone` is the crop for screens narrower than 700 px. */
export type Picture = PictureFiles & {
  alt: string;
  color: string;
  /** The object-position that keeps the subject in view if the frame crops further: "76% 50%". In a hero, phones only. */
  position: string;
  phone?: PictureFiles;
  /** A hero's: a WebP of 24 by 14 pixels in base64, shown until the picture has loaded. */
  miniature?: string;
};

/** Each page's first picture, by the page's path. A hero's has a crop for phones. */
export type FirstPictures = Record<string, FileNames & { phone?: FileNames }>;

/** The `sizes` of an article's first picture. A hero's is as wide as the window. */
export const ARTICLE_HERO_SIZES =
  "(max-width: 699px) 82vw, (max-width: 1440px) 46vw, max(44rem, 31vw)";

/** The `sizes` of a hero's picture. On a tablet it's cropped to a tall frame, so it's wider than the window. */
export const HERO_SIZES = "(min-width: 700px) and (max-width: 1099px) 160vw, 100vw";

/** A hero's picture, and how it's placed behind the words. */
export type HeroPicture = Picture & {
  view: {
    /** The focal points, in percent. */
    tablet: string;
    wide: string;
    zoom: number;
    /** The share of the picture's height that is never cropped. With it, a flipped copy continues it in a wide window. */
    keep?: number;
    /** The file that focus, keep and zoom were chosen for, if it isn't this one. They're then ignored. */
    ignoredPlacementFor?: string;
  };
  /** The same picture at other times of day. */
  timesOfDay?: Record<"noon" | "afternoon" | "dusk", Picture> | undefined;
};

export const NARROW = "(max-width: 699.98px)";
export const NOT_NARROW = "(min-width: 700px)";

/** The width of the fallback JPEG: the largest up to 1200 px, or the smallest there is. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= 1200) ?? widths[0] ?? 0;
