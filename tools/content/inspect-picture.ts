import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError } from "content-files";
import sharp from "sharp";
import { z } from "zod";
import { cachedFile } from "./cached-file.ts";

const CACHE = "node_modules/.cache/picture-details";

const [size, text] = [z.number(), z.string()];
const detailsSchema = z.object({ width: size, height: size, color: text, miniature: text });

/** A picture's upright size, average colour and a tiny WebP. With an alpha channel, they're "transparent" and empty. */
type PictureDetails = z.infer<typeof detailsSchema>;

async function inspect(bytes: Buffer): Promise<PictureDetails> {
  // Phones store pictures as the sensor saw them and note the rotation in Exif, so this is the size after rotating.
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  // Decoding the whole picture takes by far the longest, so it's done once, also to find damaged files.
  const small = sharp(bytes).autoOrient().resize(24, 14).raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  if (hasAlpha) return { ...autoOrient, color: "transparent", miniature: "" };
  const pixel = await sharp(data, { raw: info }).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const tiny = await sharp(data, { raw: info }).webp({ quality: 40 }).toBuffer();
  const color = `#${pixel.subarray(0, 3).toString("hex")}`;
  return { ...autoOrient, color, miniature: tiny.toString("base64") };
}

/**
 * Finds a picture's size and colour. The result is cached, because the colour takes decoding the whole picture.
 * @throws ContentError if the file can't be decoded
 */
export async function inspectPicture(
  bytes: Buffer,
  { name, hash }: { name: string; hash: string },
): Promise<PictureDetails> {
  const file = await cachedFile(join(CACHE, `${hash}.json`), async () => {
    const found = await inspect(bytes).catch(() => {
      const heic = /^ftyp(he|mif1)/.test(bytes.toString("latin1", 4, 12));
      const kind = heic ? "a phone's HEIC photo" : "a file that is damaged or isn't a picture";
      throw new ContentError([
        `${name}: whole file: found ${kind}, expected a whole JPEG, PNG or WebP`,
      ]);
    });
    return JSON.stringify(found);
  });
  return detailsSchema.parse(JSON.parse(await readFile(file, "utf8")));
}
