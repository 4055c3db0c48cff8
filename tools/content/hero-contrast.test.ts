import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { home } from "../../tests/support/content.ts";
import { matches } from "../matches.ts";
import { lowContrastText } from "./hero-contrast.ts";
import type { PictureCrop } from "./picture-crops.ts";

const folder = mkdtempSync(join(tmpdir(), "heroes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [WIDTH, HEIGHT] = [1600, 900];
/** The grey of each pixel by its position, from 0 (black) to 255 (white). */
type Photo = (x: number, y: number) => number;

/** Home's hero with a centred photo, dark words and no patch, except for what `set` changes. */
async function faint(name: string, photo: Photo, set: Partial<typeof home.hero> = {}) {
  const grey = Buffer.alloc(WIDTH * HEIGHT);
  for (let at = 0; at < grey.length; at += 1) grey[at] = photo(at % WIDTH, Math.floor(at / WIDTH));
  const path = join(folder, `${name}.png`);
  const raw = { width: WIDTH, height: HEIGHT, channels: 1 } as const;
  await sharp(grey, { raw }).toColourspace("srgb").png().toFile(path);
  const files = { src: "/photo", width: WIDTH, height: HEIGHT, widths: [1200] };
  const box = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
  const original = { file: name, path, hash: "", width: WIDTH, height: HEIGHT, color: "#888" };
  const crop: PictureCrop = { ...files, original, shape: "hero", limits: {}, box };
  const view = { tablet: "50% 50%", wide: "50% 50%", zoom: 1 };
  const picture = { ...files, alt: "", color: "#888", position: "50% 50%", phone: files, view };
  const hero = { ...home.hero, tone: "light" as const, patch: [], picture, ...set };
  const line = (await lowContrastText(hero, new Map([[crop.src, crop]]))) ?? "";
  const widths = (part: string) =>
    matches(line, new RegExp(`${part} \\((\\d+) px\\)`, "g")).map(Number);
  return { menu: widths("menu"), words: widths("words") };
}

const bright: Photo = () => 235;
const dark: Photo = () => 30;
/** Bright, with dark speckles everywhere. */
const noisy: Photo = (x, y) =>
  (Math.floor(x / 4) * 7 + Math.floor(y / 4) * 13) % 5 < 2 ? 30 : 245;
const NOWHERE = { menu: [], words: [] };
const TABLETS = [768, 900];
const WIDE = [1280, 1920];
const EVERYWHERE = { menu: [390, ...TABLETS, ...WIDE], words: [...TABLETS, ...WIDE] };

test("a bright, calm photo is fine, and a bright, noisy one is too dark in spots", async () => {
  expect(await faint("bright", bright)).toEqual(NOWHERE);
  expect(await faint("noisy", noisy)).toEqual(EVERYWHERE);
});

test("a dark photo needs white words", async () => {
  expect(await faint("dark", dark)).toEqual(EVERYWHERE);
  expect(await faint("dark", dark, { tone: "dark" })).toEqual(NOWHERE);
  expect(await faint("bright", bright, { tone: "dark" })).toEqual(EVERYWHERE);
});

test("only the pixels under the words and the menu count", async () => {
  const darkOnRight: Photo = (x) => (x > WIDTH * 0.65 ? 30 : 235);
  expect((await faint("dark-on-right", darkOnRight)).words).toEqual([]);
  expect((await faint("dark-on-right", darkOnRight, { place: "right" })).words).toEqual(
    EVERYWHERE.words,
  );
  expect(await faint("solid", dark, { place: "solid" })).toEqual(NOWHERE);
});

test("a patch fixes a photo that is a little too dark", async () => {
  const dim: Photo = () => 120;
  const patched = (patch: typeof home.hero.patch) => faint("dim", dim, { patch });
  expect(await patched([])).toEqual(EVERYWHERE);
  expect(await patched(["words", "bar"])).toEqual(NOWHERE);
  expect(await patched(["tablet", "bar"])).toEqual({ menu: [], words: WIDE });
});
