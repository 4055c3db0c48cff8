import { type Color, contrast, MIN_CONTRAST } from "../lib/contrast.ts";

// The palette's deep and white, from app/styles/tokens.css.
const DEEP: Color = [23, 56, 59];
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [0, 0, 0];

/** The words' colour, and the two ends between which the picture's colour is made darker or lighter. */
const TONES = {
  light: { text: DEEP, near: BLACK, far: WHITE },
  dark: { text: WHITE, near: WHITE, far: BLACK },
} as const;

/** A little more than WCAG asks, because browsers round colours. */
const ENOUGH = MIN_CONTRAST * 1.05;

/** Every percent from none to all. */
const SHARES = Array.from({ length: 101 }, (_, percent) => percent / 100);

/** The colour of `share` of one colour over another. */
function mix(one: Color, other: Color, share: number): Color {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] * share + other[at] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

/**
 * The scrim between a picture and the words on it: the shade of the picture's own colour that the words can just be read
 * on. It's blended in (hero.module.css): a light scrim lightens each pixel that's darker than itself, and leaves the
 * others as they are. A dark one darkens. So behind the words no pixel of any picture is too dark or too light.
 * @param picture its average colour, as "#d9cbb4". A drawing with a transparent background has none
 */
export function scrimColor(picture: string, tone: keyof typeof TONES): string {
  const channel = (at: number) => Number.parseInt(picture.slice(at, at + 2), 16);
  const average: Color = picture.startsWith("#") ? [channel(1), channel(3), channel(5)] : WHITE;
  const { text, near, far } = TONES[tone];
  const shades = [
    ...SHARES.map((share) => mix(average, near, share)),
    ...SHARES.map((share) => mix(far, average, share)),
  ];
  const shade = shades.find((color) => contrast(text, color) >= ENOUGH) ?? far;
  return `rgb(${shade.join(" ")})`;
}
