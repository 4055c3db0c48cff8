import { LOGO } from "../../../app/ui/logo-paths.ts";

export type MarkColors = { dark: string; warm: string };

export const pebbleShapes = ({ dark, warm }: MarkColors): string =>
  LOGO.pebbles
    .map((pebble) => `<path d="${pebble.d}" fill="${pebble.warm ? warm : dark}"/>`)
    .join("");

/** The mark's shapes as SVG, in its own square. A heavier `stroke` keeps the arch legible when small. */
export const markShapes = (colors: MarkColors, stroke: number = LOGO.stroke): string =>
  `<path d="${LOGO.arch.d}" fill="none" stroke="${colors.dark}" stroke-width="${stroke}" stroke-linecap="round"/>${pebbleShapes(colors)}`;

/** The mark alone, on nothing. */
export const markSvg = (colors: MarkColors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO.size} ${LOGO.size}">${markShapes(colors)}</svg>\n`;
