import { expect, test } from "vitest";
import { withoutUnusedTokens } from "./later-tokens.ts";

test("a custom property stays where something asks for it, itself or through another", () => {
  const css = "p{color:var(--text)}:root{--text:var(--ink);--ink:#000;--line:#ccc;--wall:#eee}";
  expect(withoutUnusedTokens(css, '<p style="background:var(--wall)">')).toEqual({
    css: "p{color:var(--text)}:root{--text:var(--ink);--ink:#000;--wall:#eee}",
    unused: ":root{--line:#ccc}",
  });
});

test("a custom property of a part of the page is left alone", () => {
  const css = ":root{--line:#ccc}[data-ground]{--line:#fff}";
  expect(withoutUnusedTokens(css, "")).toEqual({
    css: "[data-ground]{--line:#fff}",
    unused: ":root{--line:#ccc}",
  });
});
