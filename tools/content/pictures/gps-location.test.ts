import sharp from "sharp";
import { expect, test } from "vitest";
import { hasGpsLocation } from "./gps-location.ts";

const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: "#888" } });
const PLACE = { IFD3: { GPSLatitude: "33/1 47/1 0/1" } };
const CAMERA = { IFD0: { Make: "GPS Phone" }, IFD3: { GPSDateStamp: "2026:01:01" } };

async function found(format: "jpeg" | "png" | "webp", exif: typeof PLACE | typeof CAMERA) {
  const bytes = await photo.clone().toFormat(format).withExif(exif).toBuffer();
  const metadata = await sharp(bytes).metadata();
  expect(metadata.exif).toBeDefined();
  return hasGpsLocation(metadata.exif, metadata.xmpAsString);
}

test.each(["jpeg", "png", "webp"] as const)("finds the GPS location in a %s", async (format) => {
  expect(await found(format, PLACE)).toBe(true);
  expect(await found(format, CAMERA)).toBe(false);
});

test("finds the GPS location in XMP, and none in data that is cut off", () => {
  expect(hasGpsLocation(undefined, "<rdf exif:GPSLatitude='33,47S'/>")).toBe(true);
  expect(hasGpsLocation(undefined, "<rdf/>")).toBe(false);
  const bigEndian = "4d4d002a00000008" + "0001" + "8825000400000001" + "0000001a" + "00000000";
  const gps = "0001" + "0002000500000003" + "00000000";
  expect(hasGpsLocation(Buffer.from(bigEndian + gps, "hex"))).toBe(true);
  expect(hasGpsLocation(Buffer.from(bigEndian, "hex"))).toBe(false);
});
