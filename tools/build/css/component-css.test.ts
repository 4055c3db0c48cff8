import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allCaptures, firstCapture } from "../../lib/captures.ts";
import { layered } from "./component-css.ts";

const BREAKPOINTS = "@custom-media --mobile (width < 700px);";
const flat = (file: string, css: string) => layered(file, css, BREAKPOINTS).replace(/\s+/g, " ");

test("breakpoints are replaced by widths", () => {
  expect(flat("app/sections/a.module.css", ".a{top:0;@media (--mobile){top:1px}}")).toBe(
    "@layer sections { .a { top: 0; } @media (width < 700px) { .a { top: 1px; } } } ",
  );
});

test("pictures change where the layout does", () => {
  const breakpoints = readFileSync("app/styles/breakpoints.css", "utf8");
  const pictures = readFileSync("app/lib/picture-data.ts", "utf8").replace(
    /(articleHeader|margin):.*/g,
    "",
  );
  const widths = ["mobile", "tablet"].map((name) =>
    firstCapture(breakpoints, new RegExp(`--${name} .*[<=] (\\d+)px`)),
  );
  const ends = allCaptures(pictures, /max-width: (\d+)\S*px/g).map((end) => `${Number(end) + 1}`);
  const starts = allCaptures(pictures, /min-width: (\d+)px/g);
  expect(new Set([...ends, ...starts])).toEqual(new Set(widths));
});

const GLOBAL = readdirSync("app/styles").filter(
  (file) => file.endsWith(".css") && !["breakpoints.css", "compositions.css"].includes(file),
);

test.each(GLOBAL)("%s has no named breakpoint, which browsers would ignore", (file) => {
  expect(readFileSync(`app/styles/${file}`, "utf8")).not.toMatch(/@media[^{]*--/);
});
