import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOGO } from "../../app/shell/logo-paths.ts";
import { ICON_COLORS } from "./icon-colors.ts";

test("the icons have the current logo and colours", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const icon = readFileSync("public/favicon.svg", "utf8");
  for (const [name, color] of Object.entries(ICON_COLORS))
    expect(tokens).toContain(`--palette-${name}: ${color};`);
  for (const { d } of [LOGO.arch, ...LOGO.pebbles])
    expect(icon, "after a change of the logo: node tools/assets/draw-icons.ts").toContain(d);
  expect(icon).toContain(ICON_COLORS.clay);
});
