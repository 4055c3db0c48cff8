import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeIcons } from "./icons.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "icons-"));
  await writeIcons(folder, { name: "A Clinic & Co", shortName: "A Clinic" });
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = (name: string) => readFile(join(folder, name));

test("the tab's icon is one PNG of 32 pixels, wrapped as the format asks", async () => {
  const icon = await bytes("favicon.ico");
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(offset + length).toBe(icon.length);
  const { width, height, format } = await sharp(icon.subarray(offset)).metadata();
  expect([width, height, format, icon.readUInt8(6)]).toEqual([32, 32, "png", 32]);
});

test("the manifest names icons that exist in the sizes it states", async () => {
  const manifest = JSON.parse(String(await bytes("manifest.webmanifest")));
  expect(manifest).toMatchObject({ name: "A Clinic & Co", short_name: "A Clinic", start_url: "/" });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await bytes(src.slice(1))).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(await readdir(folder)).toContain("apple-touch-icon.png");
});

test("the maskable icon keeps the mark inside the circle a phone may cut", async () => {
  const { data, info } = await sharp(await bytes("icon-maskable-512.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  for (let i = 0; i < data.length; i += 3) {
    const [x, y] = [(i / 3) % info.width, Math.floor(i / 3 / info.width)];
    const outside = Math.hypot(x - 255.5, y - 255.5) > 256 * 0.8;
    if (outside && !data.subarray(i, i + 3).equals(ground))
      throw new Error(`the mark reaches ${x}, ${y}`);
  }
});
