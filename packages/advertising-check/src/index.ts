export { checkTexts, unusedAllowances } from "./check.ts";
export { type Config, readConfig } from "./config.ts";
export { type Finding, type Fragment, findingLine } from "./finding.ts";
export { fieldsOf, fragmentsOfProse } from "./readers/fragments.ts";
export { readPaths } from "./readers/paths.ts";
export { sentences } from "./text/sentences.ts";
