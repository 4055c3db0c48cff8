import { expect, test } from "vitest";
import { withTokensInPlace } from "./tokens-in-place.ts";

const inPlace = (css: string, { more = "", html = "" } = {}) =>
  withTokensInPlace(css, { all: css + more, html });

test("a value asked for in one place is written there, and said for styles that come later", () => {
  expect(
    inPlace(":root{--ink:#000;--line:#ccc}p{color:var(--ink);top:calc(0 + var(--line))}"),
  ).toEqual({
    css: ":root{;}p{color:#000;top:calc(0 + #ccc)}",
    inPlace: ":root{--ink:#000;--line:#ccc}",
  });
});

test.each([
  ["asked for twice", ":root{--ink:#000}p{color:var(--ink)}a{color:var(--ink)}", {}],
  ["asked for with another value at hand", ":root{--ink:#000}p{color:var(--ink,red)}", {}],
  ["that names another", ":root{--ink:var(--dark)}p{color:var(--ink)}", {}],
  ["said anew for a part", ":root{--ink:#000}p{color:var(--ink)}", { more: "b{--ink: red}" }],
  ["of the page", ":root{--ink:#000}p{color:var(--ink)}", { html: '<p style="--ink:red">' }],
])("a custom property %s stays", (_, css, rest) => {
  expect(inPlace(css, rest)).toEqual({ css, inPlace: "" });
});
