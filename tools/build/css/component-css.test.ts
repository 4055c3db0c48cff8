import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layered } from "./component-css.ts";

const BREAKPOINTS = "@custom-media --phone (width < 700px);";
const flat = (file: string, css: string) => layered(file, css, BREAKPOINTS).replace(/\s+/g, " ");

test("breakpoints are replaced by widths", () => {
  expect(flat("app/sections/a.module.css", ".a{top:0;@media (--phone){top:1px}}")).toBe(
    "@layer sections { .a { top: 0; } @media (width < 700px) { .a { top: 1px; } } } ",
  );
});

test.each([
  ["app/ui/a.module.css", "ui"],
  ["app/embeds/map/a.module.css", "sections"],
  ["app/pages/home/a.module.css", "pages"],
  ["app/layout/a.module.css", "layout"],
])("%s is in the layer %s", (file, layer) => {
  expect(flat(file, ".a{top:0}")).toContain(`@layer ${layer} {`);
});

const GLOBAL = readdirSync("app/styles").filter(
  (file) => file.endsWith(".css") && !["breakpoints.css", "compositions.css"].includes(file),
);

test.each(GLOBAL)("%s has no named breakpoint, which browsers would ignore", (file) => {
  expect(readFileSync(`app/styles/${file}`, "utf8")).not.toMatch(/@media[^{]*--/);
});
