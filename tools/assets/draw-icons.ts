import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { LOGO } from "../../app/shell/logo-paths.ts";
import { ICON_COLORS } from "./icon-colors.ts";

// Draws all icons from the logo. The files are committed. If the logo or its colours change, run:
// node tools/assets/draw-icons.ts

const { deep, clay, paper, plaster } = ICON_COLORS;

/** Browser tabs show the logo at 16 to 32 px, where its arch needs a thicker line. */
const SMALL_STROKE = 2.6;
/** The square around the drawing without margins, for small icons. */
const TIGHT = "3 3.2 34 34";

const svg = (viewBox: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>\n`;

const shapes = (dark: string, stroke: number): string =>
  `<path d="${LOGO.arch.d}" fill="none" stroke="${dark}" stroke-width="${stroke}" stroke-linecap="round"/>` +
  LOGO.pebbles.map(({ d, warm }) => `<path d="${d}" fill="${warm ? clay : dark}"/>`).join("");

/** The logo on a square background. `share` is the logo's part of the square's side. */
function onPaper(share: number, radius = 0): string {
  const side = LOGO.size / share;
  const inset = (side - LOGO.size) / 2;
  const ground = `<rect width="${side}" height="${side}" rx="${side * radius}" fill="${paper}"/>`;
  // Moved up a little, because the drawing looks too low in its square.
  const place = `translate(${inset} ${inset - 0.7})`;
  return svg(`0 0 ${side} ${side}`, `${ground}<g transform="${place}">${shapes(deep, 1.6)}</g>`);
}

const png = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size) / LOGO.size })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file with one PNG: a 6-byte header, one 16-byte entry, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const draw = (name: string, data: string | Buffer) => writeFileSync(`public/${name}`, data);

// In dark mode the arch and the dark pebbles turn light.
const darkMode = `<style>g{color:${deep}}@media(prefers-color-scheme:dark){g{color:${plaster}}}</style>`;
draw("favicon.svg", svg(TIGHT, `${darkMode}<g>${shapes("currentColor", SMALL_STROKE)}</g>`));
draw("favicon.ico", ico(await png(svg(TIGHT, shapes(deep, SMALL_STROKE)), 32), 32));
draw("apple-touch-icon.png", await png(onPaper(0.72), 180));
draw("icon-192.png", await png(onPaper(0.8, 0.22), 192));
draw("icon-512.png", await png(onPaper(0.8, 0.22), 512));
// Android may crop the maskable icon to a circle of 80% of its width.
draw("icon-maskable-512.png", await png(onPaper(0.64), 512));
