export { checkTexts, unusedAllowances } from "./check.ts";
export { type Config, readConfig } from "./config.ts";
export { type Finding, findingLine, type TextPiece } from "./finding.ts";
export { readPaths } from "./readers/paths.ts";
export { fieldsOf, piecesOfProse } from "./readers/pieces.ts";
export { sentences } from "./text/sentences.ts";
