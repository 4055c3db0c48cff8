import css from "./picture.module.css";
import {
  fallbackWidth,
  NARROW,
  type Picture as PictureData,
  type PictureFiles,
} from "./picture-data.ts";

export const sourceSet = (files: PictureFiles) =>
  files.widths.map((width) => `${files.src}-${width}.avif ${width}w`).join(", ");

type PictureProps = {
  picture: PictureData;
  /**
   * How wide the picture stands on the page, as the `sizes` of an image. On a phone a tenth less
   * is said: 1.8 dots to a pixel in the place of two, which nobody tells apart.
   */
  sizes: string;
  className?: string | undefined;
  /** The first screen's picture: fetched at once; every other waits until it is near. */
  priority?: boolean;
  /** Its frame cuts it further than its shape does: the subject's place is held there too. */
  cropped?: boolean;
};

/**
 * A picture as AVIF in its best size, which every browser of the last years reads, with one JPEG for the
 * others; its average colour stands in its place until it arrives.
 */
export function Picture({ picture, sizes, className, priority = false, cropped }: PictureProps) {
  const { tall } = picture;
  return (
    <picture className={className ? `${css.picture} ${className}` : css.picture}>
      {tall && (
        <source
          media={NARROW}
          type="image/avif"
          srcSet={sourceSet(tall)}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />
      <img
        src={`${picture.src}-${fallbackWidth(picture.widths)}.jpg`}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        {...(priority ? { fetchPriority: "high" } : { loading: "lazy", decoding: "async" })}
        style={{
          backgroundColor: picture.color,
          ...((tall || cropped) && { objectPosition: picture.position }),
        }}
      />
    </picture>
  );
}
