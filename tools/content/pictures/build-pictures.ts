import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { ContentError } from "content-files";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { fallbackWidth } from "../../../app/lib/picture-data.ts";
import { otherClinicFile } from "../facts/clinic-file.ts";
import { cachedFile } from "./cached-file.ts";
import { ENCODING, MOBILE_WIDTH } from "./encoding.ts";
import { fitPicture, type Oversize, oversizeLines } from "./fit-picture.ts";
import { inspectPicture } from "./inspect-picture.ts";
import type { OriginalPicture, PictureCrop } from "./picture-crops.ts";

const ENCODERS = {
  avif: (image: Sharp, width: number, limit: number) => {
    const { quality: usual, ...options } = ENCODING.avif[width <= MOBILE_WIDTH ? "mobile" : "wide"];
    const encode = (quality: number) => image.avif({ ...options, quality }).toBuffer();
    return fitPicture(encode, usual, limit);
  },
  // No limit, because only browsers without AVIF load it.
  jpg: (image: Sharp) => image.flatten({ background: "#fff" }).jpeg(ENCODING.jpg).toBuffer(),
} as const;

export type Format = keyof typeof ENCODERS;

export const isFormat = (name: string): name is Format => Object.hasOwn(ENCODERS, name);

const cache = new Map<string, OriginalPicture>();

/** Bytes above which an original picture is reported, because it slows down every build and upload. The editor takes 20 MB. */
const LARGE_BYTES = 15 * 1024 * 1024;

async function readOriginal(folder: string, file: string): Promise<OriginalPicture> {
  if (!/^[\w.-]+$/.test(file)) {
    const better = file.toLowerCase().replace(/[^\w.]+/g, "-");
    throw new ContentError([
      `content/images/${file}: name of the file: found "${file}", expected letters, digits and hyphens, such as ${better}`,
    ]);
  }
  const name = `content/images/${file}`;
  const found = await stat(join(folder, file)).catch(() => undefined);
  if (!found?.isFile())
    throw new ContentError([`${name}: whole file: found no file, expected a JPEG, PNG or WebP`]);
  const { mtimeMs, size } = found;
  const path = await realpath(join(folder, file));
  const key = `${path} ${mtimeMs} ${size}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const bytes = await readFile(path);
  if (size > LARGE_BYTES) {
    const megabytes = Math.round(size / 1024 / 1024);
    console.warn(
      `${name}: whole file: ${megabytes} MB is more than a page can use; 5 MB are plenty`,
    );
  }
  const hash = createHash("sha256").update(bytes).digest("hex");
  const { hasGpsLocation, ...details } = await inspectPicture(bytes, { name, hash });
  if (hasGpsLocation)
    console.warn(
      `${name}: whole file: found the place where this photo was taken, expected none: visitors don't get it, but whoever sees the site's files does. Save the photo without its location and put it in again.`,
    );
  const original: OriginalPicture = { file, path, hash, ...details };
  cache.set(key, original);
  return original;
}

const picturesIn = async (folder: string): Promise<Promise<OriginalPicture>[]> =>
  (await readdir(folder))
    .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
    .sort()
    .map((file) => readOriginal(folder, file));

/** The pictures in these folders by file name, each with its size and average colour. */
async function readOriginals(folders: string[]): Promise<Map<string, OriginalPicture>> {
  const results = await Promise.allSettled((await Promise.all(folders.map(picturesIn))).flat());
  const originals: OriginalPicture[] = [];
  const problems: string[] = [];
  for (const result of results) {
    if (result.status === "fulfilled") originals.push(result.value);
    else if (result.reason instanceof ContentError) problems.push(result.reason.message);
    else throw result.reason;
  }
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(originals.map((original) => [original.file, original]));
}

/** The pictures in `content/images`, and in the folder `images` next to the file in `CLINIC_FILE`. */
export function readPictures(root: string, file = otherClinicFile()) {
  const folders = [join(root, "content/images"), ...(file ? [join(dirname(file), "images")] : [])];
  return readOriginals(folders.filter(existsSync));
}

type Decoded = { data: Buffer; info: OutputInfo };

/** A crop at its largest width. Files are made from it, because decoding an original takes longer than many of them. */
const decode = ({ original, box, widths }: PictureCrop): Promise<Decoded> =>
  sharp(original.path)
    .autoOrient()
    .extract(box)
    .resize({ width: Math.max(...widths) })
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Encodes one file of a crop, unless it's in the cache. Returns its path in the cache. */
export async function encode(
  crop: PictureCrop,
  width: number,
  format: Format,
  getDecoded = () => decode(crop),
): Promise<string> {
  const name = `${basename(crop.basePath)}-${width}.${format}`;
  return cachedFile(name, async () => {
    const { data, info } = await getDecoded();
    const resized = sharp(data, { raw: info }).resize({ width });
    return ENCODERS[format](resized, width, crop.limits[width] ?? Infinity);
  });
}

/**
 * Encodes the files of every crop, and returns their paths in the cache. JPEG has only one width, as the fallback for browsers
 * without AVIF. Prints its progress, and a warning for each picture and shape that is still too large.
 */
export async function encodePictures(crops: readonly PictureCrop[]): Promise<string[]> {
  const files: string[] = [];
  const oversize: Oversize[] = [];
  let done = 0;
  const queue = crops.values();
  const work = async () => {
    for (const crop of queue) {
      let decoded: Promise<Decoded> | undefined;
      const getDecoded = () => {
        decoded ??= decode(crop);
        return decoded;
      };
      files.push(await encode(crop, fallbackWidth(crop.widths), "jpg", getDecoded));
      for (const width of crop.widths) {
        const file = await encode(crop, width, "avif", getDecoded);
        files.push(file);
        // From the file's size, so that cached pictures are reported too.
        const { size: bytes } = await stat(file);
        if (bytes > (crop.limits[width] ?? Infinity)) oversize.push({ crop, width, bytes });
      }
      done += 1;
      if (done % 50 === 0) console.log(`  pictures: ${done} of ${crops.length}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`  pictures: ${files.length} files`);
  for (const line of oversizeLines(oversize)) console.warn(line);
  return files;
}
