import { expect, test } from "vitest";
import { layered } from "./component-css.ts";

const BREAKPOINTS = "@custom-media --phone (width < 700px);";
const flat = (file: string, css: string) => layered(file, css, BREAKPOINTS).replace(/\s+/g, " ");

test("a module's rules are in the layer of components, its breakpoints by their widths", () => {
  expect(flat("a.module.css", ".a{top:0;@media (--phone){top:1px}}")).toBe(
    "@layer components { .a { top: 0; } @media (width < 700px) { .a { top: 1px; } } } ",
  );
});

test("compositions are in a layer that components outweigh", () => {
  expect(flat("compositions.css", ".a{@media not (--phone){top:1px}}")).toBe(
    "@layer compositions { @media (width >= 700px) { .a { top: 1px; } } } ",
  );
});

test("what a module composes is left for the step that names its classes", () => {
  expect(flat("a.module.css", ".a{composes:panel from global}")).toContain(
    "composes: panel from global;",
  );
});
