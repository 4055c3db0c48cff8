/** One built cut of a picture; its files stand at `{src}-{width}.avif`. Sizes in pixels. */
export type Cut = { src: string; width: number; height: number; widths: number[] };

/** What a component needs to draw a picture. `tall` is its cut for screens narrower than 700 px. */
export type Picture = Cut & {
  alt: string;
  color: string;
  /** Where the subject sits, for a frame of another shape: "76% 50%". */
  position: string;
  tall?: Cut;
};

/** A first screen's picture, and how it stands behind its words: see the hero. */
export type HeroPicture = Picture & {
  view: {
    /** Where the picture is held, as a position in percent. */
    tablet: string;
    wide: string;
    zoom: number;
    /** The share of its height that is never cut off. */
    keep?: number;
    /** The other picture that the owner's places were for, and so don't count. */
    placedFor?: string;
  };
};

/** Where a picture's tall cut gives way to its wide one. */
export const NARROW = "(max-width: 699.98px)";
export const NOT_NARROW = "(min-width: 700px)";

/** The width of the one JPEG of a cut: the largest up to 1200 px, or the smallest there is. */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= 1200) ?? widths[0] ?? 0;
