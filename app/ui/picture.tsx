import css from "./picture.module.css";
import { type Cut, fallbackWidth, NARROW, type Picture as PictureData } from "./picture-data.ts";

export const sourceSet = (cut: Cut, format: "avif" | "webp") =>
  cut.widths.map((width) => `${cut.src}-${width}.${format} ${width}w`).join(", ");

type PictureProps = {
  picture: PictureData;
  /** How wide the picture stands on the page, as the `sizes` of an image. */
  sizes: string;
  className?: string | undefined;
  /** The first screen's picture: fetched at once; every other waits until it is near. */
  first?: boolean;
};

/** A picture in its best format and size; its average colour stands in its place until it arrives. */
export function Picture({ picture, sizes, className, first = false }: PictureProps) {
  const { tall } = picture;
  return (
    <picture className={className ? `${css.picture} ${className}` : css.picture}>
      {tall && (
        <source
          media={NARROW}
          type="image/avif"
          srcSet={sourceSet(tall, "avif")}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      )}
      {tall && (
        <source
          media={NARROW}
          type="image/webp"
          srcSet={sourceSet(tall, "webp")}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(picture, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, "webp")} sizes={sizes} />
      <img
        src={`${picture.src}-${fallbackWidth(picture.widths)}.jpg`}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? "eager" : "lazy"}
        decoding={first ? "auto" : "async"}
        fetchPriority={first ? "high" : "auto"}
        style={{
          backgroundColor: picture.color,
          ...(tall && { objectPosition: picture.position }),
        }}
      />
    </picture>
  );
}
