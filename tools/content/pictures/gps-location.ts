/** The tag in Exif's first directory that says where its directory for GPS is, and that one's tag for the latitude. */
const [GPS_DIRECTORY, LATITUDE] = [0x8825, 0x0002];

/** The value of a tag in one of Exif's directories, if it's there. Each entry has 12 bytes: tag, type, count, value. */
function readTag(tag: number, tiff: DataView, directory: number, little: boolean) {
  const count = tiff.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12)
    if (tiff.getUint16(entry, little) === tag) return tiff.getUint32(entry + 8, little);
  return undefined;
}

/** Whether a photo's Exif or XMP says where it was taken. */
export function hasGpsLocation(exif?: Buffer, xmp = ""): boolean {
  if (/GPSLatitude/.test(xmp)) return true;
  const start = exif?.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0;
  if (!exif) return false;
  const tiff = new DataView(exif.buffer, exif.byteOffset + start, exif.length - start);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const gps = readTag(GPS_DIRECTORY, tiff, tiff.getUint32(4, little), little);
    return gps !== undefined && readTag(LATITUDE, tiff, gps, little) !== undefined;
  } catch (error) {
    // An offset outside the data: no program finds a location in it.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
