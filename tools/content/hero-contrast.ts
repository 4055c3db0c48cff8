import sharp from "sharp";
import type { PageFields } from "../../app/schema/page.ts";
import { type Colour, contrast, MIN_CONTRAST } from "../../app/styles/contrast.ts";
import type { PictureCrop } from "./picture-crops.ts";

// Checks the contrast of a hero's words and menu with the picture under them. Their positions follow --page and --header-height in
// tokens.css and .words in hero.module.css, for words of the usual length. tests/site/contrast.spec.ts measures the page.

type Hero = PageFields["hero"];
type Screen = (typeof SCREENS)[number];
/** A part of the screen in pixels: [left, right] and [top, bottom]. */
type Box = { across: [number, number]; down: [number, number] };

/** Viewport widths, and the hero's usual height at each. Below 700 pixels, only the menu is on the picture. */
const SCREENS = [
  { width: 390, height: 320 },
  { width: 768, height: 580 },
  { width: 900, height: 640 },
  { width: 1280, height: 580 },
  { width: 1920, height: 660 },
];
const [TABLET, WIDE] = [700, 1100];

// From app/styles/tokens.css.
const [PAPER, NIGHT, DEEP, WHITE]: [Colour, Colour, Colour, Colour] = [
  [251, 248, 243],
  [16, 41, 43],
  [23, 56, 59],
  [255, 255, 255],
];
/** Per tone: the text colours, the overlay's colour, and its opacity at the menu, the words or a soft patch. */
const TONES = {
  light: { menu: DEEP, words: NIGHT, overlay: PAPER, atMenu: 0, atWords: 0, atPatch: 0.42 },
  dark: { menu: WHITE, words: WHITE, overlay: NIGHT, atMenu: 0.56, atWords: 0.32, atPatch: 0.5 },
};
/** The share of pixels that may have too little contrast. Kept small, because one blot can hide a word. */
const MAX_FAINT_SHARE = 0.005;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

function boxesOn({ width, height }: Screen, place: Hero["place"]): { menu: Box; words: Box } {
  const page = Math.min(width - 2 * between(20, width * 0.05, 80), Math.max(1440, width * 0.64));
  const [start, end] = [(width - page) / 2, (width + page) / 2];
  const column = Math.max(page * 0.42, width < WIDE && place === "left" ? 392 : 312);
  const headerHeight = between(84, width * 0.056, 124);
  return {
    menu: { across: [start, end], down: [headerHeight * 0.28, headerHeight * 0.72] },
    words: {
      across: place === "right" ? [end - column, end] : [start, start + column],
      down: [headerHeight * 1.25, height - headerHeight * 0.6],
    },
  };
}

/** Where the picture is on the screen: --width, --left and top of .picture > img in hero-picture.module.css. */
function pictureBox({ picture, place }: Hero, { width, height }: Screen, ratio: number): Box {
  const { keep = 0.1, zoom, tablet, wide } = picture.view;
  const phone = width < TABLET;
  const spot = phone ? picture.position : width < WIDE ? tablet : wide;
  const [x = 0, y = 0] = spot.split(" ").map((share) => Number.parseFloat(share) / 100);
  const fitWidth = height * ratio;
  const imageWidth = phone ? fitWidth : Math.max(fitWidth, Math.min(width, fitWidth / keep)) * zoom;
  const spare = width - imageWidth;
  const left = place === "right" ? Math.min(spare * x, 0) : Math.max(spare * x, spare);
  const top = (height - imageWidth / ratio) * y;
  return { across: [left, left + imageWidth], down: [top, top + imageWidth / ratio] };
}

/** Which of the picture's `count` columns or rows are under a box. Past its edges it's mirrored, so the range folds back. */
function visibleRange([from, to]: [number, number], [start, end]: [number, number], count: number) {
  const [first, last] = [(from - start) / (end - start), (to - start) / (end - start)];
  const [low, high] =
    first < 0
      ? [0, Math.max(-first, last)]
      : last > 1
        ? [Math.min(first, 2 - last), 1]
        : [first, last];
  return [between(0, low, 1), between(0, high, 1)].map((share) => Math.floor(share * count));
}

const ADVICE = {
  light:
    "lighter, calmer spot (focus), a soft patch (patch: [words, bar]) or white words (tone: dark)",
  dark: "darker, calmer spot (focus) or dark words (tone: light)",
};

/** Which text has too little contrast, and at which widths, as "found …, expected …". Undefined if none has. */
export async function lowContrastText(
  hero: Hero,
  crops: ReadonlyMap<string, PictureCrop>,
): Promise<string | undefined> {
  const { picture, tone, patch, place } = hero;
  // On a solid ground, neither words nor menu are on the picture.
  if (place === "solid") return;
  const { overlay, atMenu, atWords, atPatch, ...colours } = TONES[tone];
  const pixelsOf = async ({ src }: { src: string }) => {
    const crop = crops.get(src);
    if (!crop) throw new Error(`${src}: no such picture`);
    const image = sharp(crop.original.path).autoOrient().extract(crop.box).resize({ width: 1200 });
    return image.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  };
  const [wide, narrow] = [await pixelsOf(picture), await pixelsOf(picture.phone ?? picture)];
  const faint = SCREENS.flatMap((screen) => {
    const phone = screen.width < TABLET;
    const { data, info } = phone ? narrow : wide;
    const pictureOn = pictureBox(hero, screen, info.width / info.height);
    const isFaint = (text: Colour, { across, down }: Box, opacity: number) => {
      const [left = 0, right = 0] = visibleRange(across, pictureOn.across, info.width);
      const [top = 0, bottom = 0] = visibleRange(down, pictureOn.down, info.height);
      let [all, bad] = [0, 0];
      for (let y = top; y < bottom; y += 2)
        for (let x = left; x < right; x += 2) {
          const at = (y * info.width + x) * 3;
          const under = (channel: number) =>
            (data[at + channel] ?? 0) * (1 - opacity) + (overlay[channel] ?? 0) * opacity;
          all += 1;
          if (contrast(text, [under(0), under(1), under(2)]) < MIN_CONTRAST) bad += 1;
        }
      return bad > all * MAX_FAINT_SHARE;
    };
    const { menu, words } = boxesOn(screen, place);
    const patched = patch.includes("words") || (screen.width < WIDE && patch.includes("tablet"));
    const menuOverlay = Math.max(atMenu, patch.includes("bar") ? atPatch : 0);
    const wordsAreFaint = !phone && isFaint(colours.words, words, patched ? atPatch : atWords);
    return [
      ...(isFaint(colours.menu, menu, menuOverlay) ? [`menu (${screen.width} px)`] : []),
      ...(wordsAreFaint ? [`words (${screen.width} px)`] : []),
    ];
  });
  return faint.length > 0
    ? `found too faint on it: ${faint.join(", ")}, expected a ${ADVICE[tone]}`
    : undefined;
}
