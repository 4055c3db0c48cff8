import sharp from "sharp";
import { SHARE_PICTURE } from "../../../app/seo/share-picture.ts";
import { LOGO } from "../../../app/ui/logo-paths.ts";
import type { Picture } from "../../../app/ui/picture-data.ts";
import type { PictureSize } from "../../content/picture-sizes.ts";
import { markShapes, pebbleShapes } from "./mark-svg.ts";
import { readPalette } from "./palette.ts";
import { type ShareWords, shareFonts, shareText, WORDS } from "./share-text.ts";

const IMAGES = "content/images";
/** The picture stands in the house shape, an arch that runs off the lower edge. */
const ARCH = { left: 656, top: 60, width: 480, height: SHARE_PICTURE.height - 60 };

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );

const archPath = ({ width, height }: { width: number; height: number }): string =>
  `<path d="M0 ${height}V${width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${height}Z"/>`;

/** A picture, and the sizes that those of the content are built in. */
export type SharePicture = { picture: Picture; sizes: ReadonlyMap<string, PictureSize> };

/** Where a picture's subject sits, as a share of its width: its narrowest cut was made around it. */
function subject({ picture, sizes }: SharePicture) {
  const size = sizes.get((picture.tall ?? picture).src);
  if (!size) throw new Error(`${picture.src}: found no such size, expected one of the content's`);
  const { box, master } = size;
  const free = master.width - box.width;
  return { master, across: free === 0 ? 0.5 : box.left / free };
}

/** The largest part of the master in the arch's shape, around its subject. */
async function archPicture(picture: SharePicture): Promise<Buffer> {
  const { master, across } = subject(picture);
  const ratio = ARCH.width / ARCH.height;
  const width = Math.min(master.width, Math.round(master.height * ratio));
  const height = Math.min(master.height, Math.round(width / ratio));
  return sharp(`${IMAGES}/${master.file}`)
    .extract({
      left: Math.round(
        Math.min(Math.max(master.width * across - width / 2, 0), master.width - width),
      ),
      top: Math.round((master.height - height) / 2),
      width,
      height,
    })
    .resize(ARCH.width, ARCH.height)
    .composite([{ input: svg(ARCH.width, ARCH.height, archPath(ARCH)), blend: "dest-in" }])
    .png()
    .toBuffer();
}

/** A page without a picture is the mark itself, large: its pebbles in an arch of sand. */
function archMark(): Buffer {
  const color = readPalette();
  const scale = ARCH.width / LOGO.arch.width;
  const place = `scale(${scale}) translate(${-LOGO.arch.left} ${-LOGO.arch.top})`;
  const pebbles = pebbleShapes({ dark: color("deep"), warm: color("clay") });
  return svg(
    ARCH.width,
    ARCH.height,
    `<g fill="${color("sand")}">${archPath(ARCH)}</g><g transform="${place}">${pebbles}</g>`,
  );
}

/** One share picture as a JPEG. */
export async function shareCard(words: ShareWords, picture?: SharePicture): Promise<Buffer> {
  const color = readPalette();
  const { width, height } = SHARE_PICTURE;
  const mark = svg(
    WORDS.mark,
    WORDS.mark,
    `<g transform="scale(${WORDS.mark / LOGO.size})">${markShapes({ dark: color("deep"), warm: color("clay") }, 1.5)}</g>`,
  );
  const text = await shareText(words, await shareFonts());
  return sharp({ create: { width, height, channels: 3, background: color("plaster") } })
    .composite([
      { input: picture ? await archPicture(picture) : archMark(), left: ARCH.left, top: ARCH.top },
      { input: Buffer.from(text), left: 0, top: 0 },
      { input: mark, left: WORDS.left - 10, top: WORDS.top },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
