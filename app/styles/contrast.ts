/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** WCAG's least contrast of text, and of text from 24 px. */
export const LEAST = 4.5;
export const LEAST_LARGE = 3;
export const LARGE = 24;

/** How much light each of a colour's 256 steps gives; reckoned once, since it is asked for every pixel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const linear = (part: number) => LINEAR[Math.round(part)] ?? 0;

/** How light a colour is, 0 to 1, as WCAG reckons it. */
export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two luminances, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrast = (one: Colour, other: Colour): number =>
  contrastOf(luminance(one), luminance(other));
