export { namesAbove } from "./above-the-fold.ts";
export { namesIn } from "./names.ts";
export { classesIn, splitCss } from "./split-css.ts";
