export { textFindings, unusedAllowanceFindings } from "./check.ts";
export { type Config, readConfig } from "./config.ts";
export { type Finding, findingLine, type TextPiece } from "./finding.ts";
export { piecesOfFiles } from "./readers/paths.ts";
export { piecesOfFields, piecesOfProse } from "./readers/pieces.ts";
export { sentences } from "./text/sentences.ts";
