import { expect, test } from "vitest";
import { fitPicture, LEAST_QUALITY, oversizeLines } from "./fit-picture.ts";
import type { PictureCrop } from "./picture-crops.ts";

const USUAL = 46;

test.each([
  { limit: 460, quality: USUAL },
  { limit: 459, quality: 43 },
  { limit: 430, quality: 43 },
  { limit: 291, quality: 28 },
  { limit: 279, quality: LEAST_QUALITY },
])("a file gets the highest quality that fits, or the lowest: %o", async ({ limit, quality }) => {
  const tried: number[] = [];
  const encode = async (each: number) => {
    tried.push(each);
    return Buffer.alloc(each * 10, each);
  };
  const [found] = await fitPicture(encode, USUAL, limit);
  expect(found).toBe(quality);
  if (quality === USUAL) expect(tried).toEqual([USUAL]);
});

test("a picture that is too large at two widths of a place is reported once, with the worse one", () => {
  const crop = (shape: PictureCrop["shape"], limits: PictureCrop["limits"]): PictureCrop => ({
    basePath: "/pictures/sea-1",
    width: 1600,
    height: 1200,
    widths: [],
    box: { left: 0, top: 0, width: 1600, height: 1200 },
    original: { file: "sea.jpg", path: "", hash: "", width: 1600, height: 1200, color: "#000" },
    shape,
    limits,
  });
  const mobile = crop("heroMobile", { 640: 26_000, 800: 40_000 });
  expect(
    oversizeLines([
      { crop: mobile, width: 640, bytes: 27_000 },
      { crop: mobile, width: 800, bytes: 80_001 },
      { crop: crop("articleCard", { 400: 7000 }), width: 400, bytes: 7001 },
    ]),
  ).toEqual([
    "content/images/sea.jpg: a page's first picture on phones: found 81 KB at 800 pixels across, expected at most 40 KB: it will load slowly. Choose a calmer picture, or one with less grain.",
    "content/images/sea.jpg: an article's card: found 8 KB at 400 pixels across, expected at most 7 KB: it will load slowly. Choose a calmer picture, or one with less grain.",
  ]);
});
