import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allCaptures, firstCapture } from "../../tools/lib/captures.ts";
import { type Color, contrast, MIN_CONTRAST, MIN_CONTRAST_LARGE } from "../lib/contrast.ts";
import { TINTS } from "../lib/tints.ts";

// What axe can't see in the pages: what shows on hover on light grounds, buttons against their ground, the lines under links.

const [root = ""] = readFileSync("app/styles/tokens.css", "utf8").split(
  '\n[data-ground="plaster"]',
);
const tokens = new Map(
  allCaptures(root, /--([\w-]+:[^;]+);/g).map((line) => line.split(/:\s*/, 2) as [string, string]),
);
for (const tint of TINTS) {
  const pattern = new RegExp(`"${tint}"\\] \\{\\s+--tint: (#\\w+)`);
  tokens.set(`color-tint ${tint}`, firstCapture(root, pattern));
}

function color(name: string): Color {
  const value = tokens.get(name) ?? "";
  const link = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (link) return color(link);
  const hex = value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`--${name} is ${value}, expected a hex colour`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const LIGHT = ["page", "surface", "plaster", "mist", "sand", "linen"].concat(
  TINTS.map((tint) => `tint ${tint}`),
);
const CALLED = ["on-action", "page", "plaster", "mist", "deep", "night"];

test.each([
  ...LIGHT.flatMap((ground) =>
    ["text", "muted", "heading"].map((shown) => [shown, ground, MIN_CONTRAST] as const),
  ),
  ...["action", "action-hover"].map((ground) => ["on-action", ground, MIN_CONTRAST] as const),
  ...LIGHT.map((ground) => ["link-faint", ground, MIN_CONTRAST_LARGE] as const),
  ...CALLED.map((ground) => ["call", ground, MIN_CONTRAST_LARGE] as const),
])("%s shows on %s", (shown, ground, least) => {
  const ratio = contrast(color(`color-${shown}`), color(`color-${ground}`));
  expect(ratio).toBeGreaterThanOrEqual(least);
});
