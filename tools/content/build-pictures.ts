import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, realpath, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { ContentError } from "content-files";
import sharp, { type Sharp } from "sharp";
import { fallbackWidth } from "../../app/ui/picture-data.ts";
import { cachedFile } from "./cached-file.ts";
import { fitPicture, type Oversize, oversizeLines } from "./fit-picture.ts";
import { inspectPicture } from "./inspect-picture.ts";
import type { OriginalPicture, PictureCrop } from "./picture-crops.ts";

const CACHE = "node_modules/.cache/pictures";

/** Files up to this width are for phones, whose dense screens hide compression, so a lower quality is enough. */
const PHONE_WIDTH = 960;

/** More would take longer and save little: see docs/performance.md. */
const AVIF = { effort: 1, chromaSubsampling: "4:2:0" };

/**
 * The encoders and their qualities, chosen by eye on our photos: for phones on a screen with a device pixel ratio of 2, for the
 * others on one with a ratio of 1.
 * If you change them, also change `ENCODING` in picture-crops.ts.
 */
const FORMATS = {
  avif: (image: Sharp, width: number, limit: number) => {
    const encode = (quality: number) => image.avif({ ...AVIF, quality }).toBuffer();
    return fitPicture(encode, width <= PHONE_WIDTH ? 46 : 52, limit);
  },
  // No limit, because only browsers without AVIF load it.
  jpg: (image: Sharp) => image.flatten({ background: "#fff" }).jpeg({ quality: 68 }).toBuffer(),
} as const;

export type Format = keyof typeof FORMATS;

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);

const FORMAT_NAMES = Object.keys(FORMATS).filter(isFormat);

const cache = new Map<string, OriginalPicture>();

/** Bytes above which an original picture is reported, because it slows down every build and upload. The editor takes 20 MB. */
const LARGE = 15 * 1024 * 1024;

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
  if (size > LARGE) {
    const megabytes = Math.round(size / 1024 / 1024);
    console.warn(
      `${name}: whole file: ${megabytes} MB is more than a page can use; 5 MB are plenty`,
    );
  }
  const hash = createHash("sha256").update(bytes).digest("hex");
  const { hasPosition, ...details } = await inspectPicture(bytes, { name, hash });
  if (hasPosition)
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
export async function readOriginals(folders: string[]): Promise<Map<string, OriginalPicture>> {
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

/** The widths for a format. JPEG has only one, as the fallback for browsers without AVIF. */
const formatWidths = (crop: PictureCrop, format: Format): number[] =>
  format === "jpg" ? [fallbackWidth(crop.widths)] : crop.widths;

/** Encodes one file of a crop, unless it's in the cache. Returns its path in the cache. */
export async function encode(crop: PictureCrop, width: number, format: Format): Promise<string> {
  const name = `${basename(crop.src)}-${width}.${format}`;
  return cachedFile(join(CACHE, name), () => {
    const resized = sharp(crop.original.path).autoOrient().extract(crop.box).resize({ width });
    return FORMATS[format](resized, width, crop.limits[width] ?? Infinity);
  });
}

/** Encodes every crop into `target`. Prints its progress, and a warning for each picture and shape that is still too large. */
export async function buildPictures(crops: Iterable<PictureCrop>, target: string): Promise<void> {
  const jobs = [...crops].flatMap((crop) =>
    FORMAT_NAMES.flatMap((format) =>
      formatWidths(crop, format).map((width) => ({ crop, format, width })),
    ),
  );
  await mkdir(target, { recursive: true });
  const oversize: Oversize[] = [];
  let done = 0;
  const queue = jobs.values();
  const work = async () => {
    for (const { crop, format, width } of queue) {
      const file = await encode(crop, width, format);
      await copyFile(file, join(target, basename(file)));
      // From the file's size, so that cached pictures are reported too.
      const { size: bytes } = await stat(file);
      const limit = format === "avif" ? crop.limits[width] : undefined;
      if (limit !== undefined && bytes > limit) oversize.push({ crop, width, bytes });
      done += 1;
      if (done % 100 === 0) console.log(`  pictures: ${done} of ${jobs.length}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  console.log(`  pictures: ${jobs.length} files`);
  for (const line of oversizeLines(oversize)) console.warn(line);
}
