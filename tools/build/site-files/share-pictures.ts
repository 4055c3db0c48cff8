import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { SHARE_PICTURE, sharePicturePath } from "../../../app/seo/share-picture.ts";
import { cachedFile } from "../../content/pictures/cached-file.ts";
import type { OriginalPicture, PictureCrop } from "../../content/pictures/picture-crops.ts";
import type { SitePage } from "./site-pages.ts";

const { width, height, quality } = SHARE_PICTURE;

const encode = ({ hash, path }: OriginalPicture) =>
  cachedFile(`${hash}-share-${width}x${height}-q${quality}.jpg`, () =>
    sharp(path)
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize({ width, height, position: "attention" })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  );

/**
 * Writes `share/*.jpg`, the pictures that chats and social media show with a link: the page's hero picture, or Home's if
 * it has none. They have no text, because the page's title is shown next to them.
 */
export async function writeSharePictures(
  folder: string,
  pages: readonly SitePage[],
  crops: ReadonlyMap<string, PictureCrop>,
): Promise<void> {
  await mkdir(join(folder, "share"), { recursive: true });
  const first = pages.find(({ picture }) => picture)?.picture;
  const encoded = new Map<OriginalPicture, Promise<string>>();
  const copies = pages.map(async ({ path, picture = first }) => {
    const original = picture && crops.get(picture.basePath)?.original;
    if (!original) throw new Error(`${path}: found no share picture, expected its own or Home's`);
    const file = encoded.get(original) ?? encode(original);
    encoded.set(original, file);
    await copyFile(await file, join(folder, sharePicturePath(path)));
  });
  await Promise.all(copies);
}
