import { createHash } from "node:crypto";
import type { PictureData, PictureFiles } from "../../../app/lib/picture-data.ts";
import { POINT_PATTERN } from "../../../app/schema/picture-field.ts";
import { byteLimits, SHAPES, type Shape, shapeWidths } from "../../../app/schema/picture-shapes.ts";
import type { PictureReference } from "../../../app/schema/references.ts";
import { ENCODING } from "./encoding.ts";

/** An original picture at `path`, before it's cropped. Sizes are in pixels. */
export type OriginalPicture = {
  file: string;
  path: string;
  hash: string;
  width: number;
  height: number;
  color: string;
  /** In base64; "" if the picture has transparency. */
  miniature?: string;
};

/** One crop of an original, to be encoded in several widths. `box` is in the original's pixels. */
export type PictureCrop = PictureFiles & {
  original: OriginalPicture;
  shape: Shape;
  /** The most bytes that the file of each width may have. */
  limits: Readonly<Record<number, number>>;
  box: { left: number; top: number; width: number; height: number };
};

/** The shapes that have a second crop for phones. */
const MOBILE_SHAPES: Partial<Record<Shape, Shape>> = { hero: "heroMobile" };

/** How wide an original is once it's cropped to a shape. */
export function cropWidth({ width, height }: OriginalPicture, shape: Shape): number {
  const { ratio } = SHAPES[shape];
  return ratio === null ? width : Math.min(width, Math.round(height * ratio));
}

/** @param focus where the subject is, as "x% y%" */
function makeCrop(original: OriginalPicture, shape: Shape, focus: string): PictureCrop {
  const place = POINT_PATTERN.exec(focus);
  if (!place) throw new Error(`${original.file}: found the focus "${focus}", expected "x% y%"`);
  const [x, y] = [Number(place[1]), Number(place[2])];
  const ratio = SHAPES[shape].ratio ?? original.width / original.height;
  const limits = byteLimits(shape, ratio);
  const width = cropWidth(original, shape);
  const height = Math.min(original.height, Math.round(width / ratio));
  const box = {
    left: Math.round(((original.width - width) * x) / 100),
    top: Math.round(((original.height - height) * y) / 100),
    width,
    height,
  };
  const key = createHash("sha256")
    .update(JSON.stringify([ENCODING, original.hash, box, limits]))
    .digest("hex")
    .slice(0, 8);
  return {
    basePath: `/pictures/${original.file.replace(/\.\w+$/, "")}-${key}`,
    width,
    height,
    widths: shapeWidths(shape).filter((candidate) => candidate <= width),
    original,
    shape,
    limits,
    box,
  };
}

const filesOf = ({ basePath, width, height, widths }: PictureCrop): PictureFiles => ({
  basePath,
  width,
  height,
  widths,
});

/** A picture as components render it, and the crops to build for it. */
export function cropPicture(
  { shape, alt, focus, mobileFocus }: PictureReference,
  original: OriginalPicture,
): { picture: PictureData; crops: PictureCrop[] } {
  const crop = makeCrop(original, shape, focus);
  const mobileShape = MOBILE_SHAPES[shape];
  const mobile = mobileShape && makeCrop(original, mobileShape, mobileFocus);
  return {
    picture: {
      alt,
      color: original.color,
      focus,
      ...filesOf(crop),
      ...(mobile && { mobile: filesOf(mobile), mobileFocus }),
      ...(mobile && original.miniature && { miniature: original.miniature }),
    },
    crops: mobile ? [crop, mobile] : [crop],
  };
}
