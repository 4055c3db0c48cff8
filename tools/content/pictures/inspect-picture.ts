import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { ContentError } from "content-files";
import sharp from "sharp";
import { z } from "zod";
import { cachedFile } from "./cached-file.ts";
import { hasGpsLocation } from "./gps-location.ts";

const [size, text] = [z.number(), z.string()];
const detailsSchema = z.object({
  width: size,
  height: size,
  color: text,
  miniature: text,
  format: text,
  hasGpsLocation: z.boolean(),
});

/** In the names of cached files, because those without a new field are no use. */
const FIELDS = Object.keys(detailsSchema.shape).join("-");

/**
 * A picture's upright size, average colour and a tiny WebP. With an alpha channel, they're "transparent" and empty.
 * `hasGpsLocation`: the file says where the photo was taken.
 */
type PictureDetails = z.infer<typeof detailsSchema>;

/** The formats that the site can show, by their names in sharp: in words, and the endings of such a file's name. */
const FORMATS: ReadonlyMap<string, { words: string; endings: readonly string[] }> = new Map([
  ["jpeg", { words: "JPEG", endings: [".jpg", ".jpeg"] }],
  ["png", { words: "PNG", endings: [".png"] }],
  ["webp", { words: "WebP", endings: [".webp"] }],
]);

async function inspect(bytes: Buffer): Promise<PictureDetails> {
  // Phones store pictures as the sensor saw them and note the rotation in Exif, so this is the size after rotating.
  const { autoOrient, hasAlpha, format, exif, xmpAsString } = await sharp(bytes).metadata();
  const details = { ...autoOrient, format, hasGpsLocation: hasGpsLocation(exif, xmpAsString) };
  const noColor = { ...details, color: "transparent", miniature: "" };
  if (!FORMATS.has(format)) return noColor;
  // Decoding the whole picture takes by far the longest, so it's done once, also to find damaged files.
  const small = sharp(bytes).autoOrient().resize(24, 14).raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  if (hasAlpha) return noColor;
  const pixel = await sharp(data, { raw: info }).resize(1, 1, { fit: "fill" }).raw().toBuffer();
  const tiny = await sharp(data, { raw: info }).webp({ quality: 40 }).toBuffer();
  const color = `#${pixel.subarray(0, 3).toString("hex")}`;
  return { ...details, color, miniature: tiny.toString("base64") };
}

/** @throws ContentError if the site can't show this format, or the file's name has another one's ending */
function refuseWrongFormat(name: string, format: string): void {
  const { words = format.toUpperCase(), endings } = FORMATS.get(format) ?? {};
  if (!endings)
    throw new ContentError([`${name}: whole file: found ${words}, expected JPEG, PNG or WebP`]);
  const ending = extname(name).toLowerCase();
  if (!endings.includes(ending))
    throw new ContentError([
      `${name}: name of the file: found ${ending} on a ${words}, expected ${endings.join(" or ")}`,
    ]);
}

/**
 * Finds a picture's size and colour. The result is cached, because the colour takes decoding the whole picture.
 * @throws ContentError if the file can't be decoded, or isn't what its name says
 */
export async function inspectPicture(
  bytes: Buffer,
  { name, hash }: { name: string; hash: string },
): Promise<PictureDetails> {
  const file = await cachedFile(`${hash}-${FIELDS}.json`, async () => {
    const found = await inspect(bytes).catch(() => {
      const heic = /^ftyp(he|mif1)/.test(bytes.toString("latin1", 4, 12));
      const kind = heic ? "a phone's HEIC photo" : "a file that is damaged or isn't a picture";
      throw new ContentError([
        `${name}: whole file: found ${kind}, expected a whole JPEG, PNG or WebP`,
      ]);
    });
    return JSON.stringify(found);
  });
  const details = detailsSchema.parse(JSON.parse(await readFile(file, "utf8")));
  refuseWrongFormat(name, details.format);
  return details;
}
