/** A colour as red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** WCAG's minimum contrast for text, and for large text. */
export const MIN_CONTRAST = 4.5;
export const MIN_CONTRAST_LARGE = 3;

/** Linear light for each of a channel's 256 values. A table, because it is looked up for every pixel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const linear = (part: number) => LINEAR[Math.round(part)] ?? 0;

/** A colour's relative luminance, 0 to 1, as WCAG defines it. */
export const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of two luminances, 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrast = (one: Color, other: Color): number =>
  contrastOf(luminance(one), luminance(other));
