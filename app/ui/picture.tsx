import type { CSSProperties } from "react";
import { classes } from "../lib/classes.ts";
import {
  fallbackWidth,
  MOBILE_QUERY,
  type PictureData,
  SIZES,
  srcSet,
} from "../lib/picture-data.ts";
import css from "./picture.module.css";

/** What's shown until it has loaded, and custom properties that keep its subject in view: see picture.module.css. */
const placing = (
  { color, miniature, mobile, focus, mobileFocus }: PictureData,
  croppedByFrame: boolean,
): CSSProperties => ({
  backgroundColor: color,
  ...(miniature && { backgroundImage: `url(data:image/webp;base64,${miniature})` }),
  ...((mobile || croppedByFrame) && {
    "--picture-focus": focus,
    "--picture-mobile-focus": mobileFocus,
  }),
});

type PictureProps = {
  picture: PictureData;
  /** How wide it is on the page. */
  size?: keyof typeof SIZES;
  className?: string;
  /** Above the fold: loads at once. Other pictures are lazy. */
  priority?: boolean;
  /** The frame crops the picture further: keep the subject in view with object-position. */
  croppedByFrame?: boolean;
  /** A card's, which opens into the next page's hero: see styles/view-transitions.css. */
  heroTransition?: boolean;
};

/**
 * A picture as AVIF in several sizes, with one JPEG for old browsers. Its average colour fills the space
 * until it has loaded. A drawing with a transparent background includes its own frame: `data-cutout` says so.
 */
export function Picture({
  picture,
  size = "half",
  className,
  priority = false,
  croppedByFrame = false,
  heroTransition,
}: PictureProps) {
  const { mobile } = picture;
  return (
    <picture
      className={classes(css.picture, className)}
      data-cutout={picture.color === "transparent" ? "" : undefined}
      data-hero-transition-picture={heroTransition ? "" : undefined}
    >
      {mobile && (
        <source
          media={MOBILE_QUERY}
          type="image/avif"
          srcSet={srcSet(mobile)}
          sizes={SIZES.window}
          width={mobile.width}
          height={mobile.height}
        />
      )}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={SIZES[size]} />
      <img
        src={`${picture.basePath}-${fallbackWidth(picture.widths)}.jpg`}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        style={placing(picture, croppedByFrame)}
      />
    </picture>
  );
}
