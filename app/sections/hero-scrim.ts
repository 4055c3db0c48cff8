import { type Colour, contrast, MIN_CONTRAST } from "../ui/contrast.ts";

// The palette's paper, deep, night and white, from app/styles/tokens.css.
const PAPER: Colour = [251, 248, 243];
const DEEP: Colour = [23, 56, 59];
const NIGHT: Colour = [16, 41, 43];
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** The colour of the words, what the picture's colour is mixed with, and how much of that: enough for any picture. */
const TONES = {
  light: { words: DEEP, base: PAPER, share: 0.7 },
  dark: { words: WHITE, base: NIGHT, share: 0.8 },
} as const;

/** A little more than WCAG asks, because browsers round colours. */
const ENOUGH = MIN_CONTRAST * 1.02;

/** The colour of `share` of one colour over another. */
function mix(one: Colour, other: Colour, share: number): Colour {
  const channel = (at: 0 | 1 | 2) => Math.round(one[at] * share + other[at] * (1 - share));
  return [channel(0), channel(1), channel(2)];
}

/** In percent, the least opacity at which words have enough contrast on a black pixel and on a white one, and so on any. */
function opacityFor(words: Colour, scrim: Colour): number {
  let percent = 0;
  while (
    percent < 100 &&
    [BLACK, WHITE].some((pixel) => contrast(words, mix(scrim, pixel, percent / 100)) < ENOUGH)
  )
    percent += 1;
  return percent;
}

/**
 * The scrim between a picture and the words on it: the picture's own colour, lightened or darkened, as see-through as
 * the contrast allows.
 * @param picture its average colour, as "#d9cbb4". A drawing with a transparent background has none
 */
export function scrimColor(picture: string, tone: keyof typeof TONES): string {
  const channel = (at: number) => Number.parseInt(picture.slice(at, at + 2), 16);
  const average: Colour = picture.startsWith("#") ? [channel(1), channel(3), channel(5)] : WHITE;
  const { words, base, share } = TONES[tone];
  const color = mix(base, average, share);
  return `rgb(${color.join(" ")} / ${opacityFor(words, color)}%)`;
}
