import { SHAPES } from "../../../app/schema/picture-shapes.ts";
import type { PictureCrop } from "./picture-crops.ts";

type Encode = (quality: number) => Promise<Buffer>;

/** The lowest AVIF quality we use. Below it, edges and skin visibly smear. */
export const LEAST_QUALITY = 28;

/** Smaller steps take longer to encode, and nobody sees the difference. */
const STEP = 3;

/**
 * Encodes at the usual quality, and lowers it step by step until the file is within its limit. If it never is, returns
 * the file with the lowest quality.
 */
export async function fitPicture(encode: Encode, usual: number, limit: number): Promise<Buffer> {
  let quality = usual;
  let file = await encode(quality);
  while (file.length > limit && quality > LEAST_QUALITY) {
    quality = Math.max(LEAST_QUALITY, quality - STEP);
    file = await encode(quality);
  }
  return file;
}

/** A file that is over its limit even at the lowest quality. */
export type Oversize = { crop: PictureCrop; width: number; bytes: number };

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

/** The build's warnings: one for each picture and shape, about the file that is furthest over its limit. */
export function oversizeLines(files: readonly Oversize[]): string[] {
  const excess = ({ crop, width, bytes }: Oversize) => bytes / (crop.limits[width] ?? bytes);
  const worst = new Map<string, Oversize>();
  for (const file of files) {
    const key = `content/images/${file.crop.original.file}: ${SHAPES[file.crop.shape].ownerName}`;
    const other = worst.get(key);
    if (!other || excess(file) > excess(other)) worst.set(key, file);
  }
  return [...worst].map(
    ([key, { crop, width, bytes }]) =>
      `${key}: found ${kilobytes(bytes)} at ${width} pixels across, expected at most ${kilobytes(crop.limits[width] ?? 0)}: it will load slowly. Choose a calmer picture, or one with less grain.`,
  );
}
