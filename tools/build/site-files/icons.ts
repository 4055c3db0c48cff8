import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { LOGO } from "../../../app/ui/logo-paths.ts";
import { type MarkColors, markShapes, markSvg } from "./mark-svg.ts";
import { readPalette } from "./palette.ts";

/** A browser tab shows the mark at 16 to 32 px: there its arch needs a heavier line. */
const SMALL_STROKE = 2.6;
/** The square around the drawing itself, so that a small icon wastes no pixels on margins. */
const TIGHT = "3 3.2 34 34";

/** The mark on a ground; `share` is how much of the square's side it takes. */
function iconSvg(colors: MarkColors, ground: string, share: number, radius = 0): string {
  const side = LOGO.size / share;
  const inset = (side - LOGO.size) / 2;
  // The drawing's weight sits a little below the middle of its own square.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * radius}" fill="${ground}"/><g transform="translate(${inset} ${inset - 0.7})">${markShapes(colors, 1.6)}</g></svg>`;
}

/** The tab's icon; on a dark browser the arch and the dark pebbles turn light. */
const faviconSvg = ({ dark, warm }: MarkColors, light: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TIGHT}"><style>g{color:${dark}}@media(prefers-color-scheme:dark){g{color:${light}}}</style><g>${markShapes({ dark: "currentColor", warm }, SMALL_STROKE)}</g></svg>\n`;

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / LOGO.size })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file that holds one PNG: a 6-byte header, one 16-byte entry, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size % 256, 6);
  head.writeUInt8(size % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** What a phone shows when the site is put on its home screen. */
const webManifest = (clinic: { name: string; shortName: string }, ground: string): string =>
  `${JSON.stringify(
    {
      name: clinic.name,
      short_name: clinic.shortName,
      id: "/",
      start_url: "/",
      lang: "en-AU",
      dir: "ltr",
      display: "minimal-ui",
      theme_color: ground,
      background_color: ground,
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      ],
    },
    null,
    2,
  )}\n`;

/** Draws every icon from the one mark into `folder`, and the manifest that names them. */
export async function writeIcons(folder: string, clinic: { name: string; shortName: string }) {
  const color = readPalette();
  const colors = { dark: color("deep"), warm: color("clay") };
  const paper = color("paper");
  const tight = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${TIGHT}">${markShapes(colors, SMALL_STROKE)}</svg>`;
  const rounded = iconSvg(colors, paper, 0.8, 0.22);
  // Android may cut the maskable one to a circle of 80% of its side.
  const masked = iconSvg(colors, paper, 0.64);
  const files: Record<string, string | Buffer> = {
    "mark.svg": markSvg(colors),
    "favicon.svg": faviconSvg(colors, color("plaster")),
    "favicon.ico": ico(await png(tight, 32), 32),
    "apple-touch-icon.png": await png(iconSvg(colors, paper, 0.72), 180),
    "icon-192.png": await png(rounded, 192),
    "icon-512.png": await png(rounded, 512),
    "icon-maskable-512.png": await png(masked, 512),
    "manifest.webmanifest": webManifest(clinic, paper),
  };
  await Promise.all(
    Object.entries(files).map(([name, data]) => writeFile(join(folder, name), data)),
  );
}
