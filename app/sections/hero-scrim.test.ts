import { expect, test } from "vitest";
import { matches } from "../../tools/matches.ts";
import { type Colour, contrast, MIN_CONTRAST } from "../ui/contrast.ts";
import { scrimColor } from "./hero-scrim.ts";

const LEVELS = [0, 64, 128, 192, 255];
const COLOURS: Colour[] = LEVELS.flatMap((red) =>
  LEVELS.flatMap((green) => LEVELS.map((blue): Colour => [red, green, blue])),
);
const hex = (colour: Colour) =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** A scrim's red, green, blue and opacity in percent. */
const partsOf = (scrim: string) => matches(scrim, /(\d+)/g).map(Number);

// --palette-deep, the lightest colour of dark words, and --palette-white.
const WORDS: Record<"light" | "dark", Colour> = { light: [23, 56, 59], dark: [255, 255, 255] };

test.each(["light", "dark"] as const)(
  "words on a %s picture have 4.5:1 on any pixel of any picture",
  (tone) => {
    for (const average of ["transparent", ...COLOURS.map(hex)]) {
      const [red = 0, green = 0, blue = 0, percent = 0] = partsOf(scrimColor(average, tone));
      const ratios = COLOURS.map((pixel) => {
        const over = (scrim: number, under: number) =>
          (scrim * percent + under * (100 - percent)) / 100;
        return contrast(WORDS[tone], [
          over(red, pixel[0]),
          over(green, pixel[1]),
          over(blue, pixel[2]),
        ]);
      });
      expect(Math.min(...ratios), average).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  },
);

test("behind the words, nearly a third of an ordinary picture shows through", () => {
  expect(partsOf(scrimColor("#d9cbb4", "light"))[3]).toBeLessThan(70);
  expect(partsOf(scrimColor("#7b8c8d", "dark"))[3]).toBeLessThan(72);
});
