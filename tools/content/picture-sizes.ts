import { createHash } from "node:crypto";
import { FOCAL_POINT } from "../../app/schema/picture-field.ts";
import { byteLimits, SHAPES, type Shape, shapeWidths } from "../../app/schema/picture-shapes.ts";
import type { PictureReference } from "../../app/schema/references.ts";
import type { Picture, PictureFiles } from "../../app/ui/picture-data.ts";

/** A picture as it lies in its folder at `path`, before it is cut. Sizes in pixels. */
export type Master = {
  file: string;
  path: string;
  hash: string;
  width: number;
  height: number;
  color: string;
  /** In base64; "" where it has holes. */
  miniature?: string;
};

/** One cut of one master, to be encoded: `left`, `top`, `width` and `height` in the master's pixels. */
export type PictureSize = PictureFiles & {
  master: Master;
  shape: Shape;
  /** The bytes that the file of each width may have. */
  limits: Readonly<Record<number, number>>;
  box: { left: number; top: number; width: number; height: number };
};

/** The shapes that are cut a second time for phones. */
const TALL: Partial<Record<Shape, Shape>> = { hero: "heroTall" };

/** Of the encoder's settings: a file whose bytes have changed is another file to whoever keeps the old one. */
const ENCODING = 4;

/** How wide a master is once it is cut to a shape. */
export function cutWidth({ width, height }: Master, shape: Shape): number {
  const { ratio } = SHAPES[shape];
  return ratio === null ? width : Math.min(width, Math.round(height * ratio));
}

/** @param focus where the subject sits, "x% y%" */
function sizeOf(master: Master, shape: Shape, focus: string): PictureSize {
  const place = FOCAL_POINT.exec(focus);
  if (!place) throw new Error(`${master.file}: found the focus "${focus}", expected "x% y%"`);
  const [x, y] = [Number(place[1]), Number(place[2])];
  const ratio = SHAPES[shape].ratio ?? master.width / master.height;
  const limits = byteLimits(shape, ratio);
  const width = cutWidth(master, shape);
  const height = Math.min(master.height, Math.round(width / ratio));
  const box = {
    left: Math.round(((master.width - width) * x) / 100),
    top: Math.round(((master.height - height) * y) / 100),
    width,
    height,
  };
  const key = createHash("sha256")
    .update(JSON.stringify([ENCODING, master.hash, box, limits]))
    .digest("hex")
    .slice(0, 8);
  return {
    src: `/pictures/${master.file.replace(/\.\w+$/, "")}-${key}`,
    width,
    height,
    widths: shapeWidths(shape).filter((candidate) => candidate <= width),
    master,
    shape,
    limits,
    box,
  };
}

const cutOf = ({ src, width, height, widths }: PictureSize): PictureFiles => ({
  src,
  width,
  height,
  widths,
});

/** A picture as a component draws it, and the cuts of its master that this needs. */
export function cutPicture(
  { shape, alt, focus, tallFocus }: PictureReference,
  master: Master,
): { picture: Picture; sizes: PictureSize[] } {
  const size = sizeOf(master, shape, focus);
  const tallShape = TALL[shape];
  const tall = tallShape && sizeOf(master, tallShape, tallFocus);
  return {
    picture: {
      alt,
      color: master.color,
      position: tallFocus,
      ...cutOf(size),
      ...(tall && { tall: cutOf(tall) }),
      ...(tall && master.miniature && { miniature: master.miniature }),
    },
    sizes: tall ? [size, tall] : [size],
  };
}
