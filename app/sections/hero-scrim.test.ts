import { expect, test } from "vitest";
import { allCaptures } from "../../tools/lib/captures.ts";
import { type Color, contrast, MIN_CONTRAST } from "../lib/contrast.ts";
import { scrimColor } from "./hero-scrim.ts";

const LEVELS = [0, 64, 128, 192, 255];
const COLORS: Color[] = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue): Color => [red, green, blue])),
);
const hex = (color: Color) =>
  `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** A scrim's red, green and blue. */
const partsOf = (scrim: string) => allCaptures(scrim, /(\d+)/g).map(Number);

// --palette-deep, the lightest colour of dark words, and --palette-white. The stylesheet blends with `lighten` and `darken`.
const TONES: Record<"light" | "dark", { text: Color; blend: typeof Math.max }> = {
  light: { text: [23, 56, 59], blend: Math.max },
  dark: { text: [255, 255, 255], blend: Math.min },
};

test.each(["light", "dark"] as const)(
  "words on a %s picture have 4.5:1 on any pixel of any picture",
  (tone) => {
    const { text, blend } = TONES[tone];
    for (const average of ["transparent", ...COLORS.map(hex)]) {
      const [red = 0, green = 0, blue = 0] = partsOf(scrimColor(average, tone));
      const ratios = COLORS.map((pixel) =>
        contrast(text, [blend(red, pixel[0]), blend(green, pixel[1]), blend(blue, pixel[2])]),
      );
      expect(Math.min(...ratios), average).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  },
);

test("behind the words, an ordinary picture of the right tone stays as it is", () => {
  const lightest = Math.max(...partsOf(scrimColor("#d9cbb4", "light")));
  expect(lightest).toBeLessThan(0xb4);
  const darkest = Math.min(...partsOf(scrimColor("#3b4c4d", "dark")));
  expect(darkest).toBeGreaterThan(0x4d);
});
