export {
  ContentError,
  collectProblems,
  describeProblem,
  readAll,
  runCommand,
} from "./content-error.ts";
export { fillIn, type Variables } from "./fill-in.ts";
export { formatSource } from "./format-file.ts";
export { splitFrontMatter, splitSource } from "./front-matter.ts";
export { type Group, isGroup } from "./group.ts";
export { labelledTables } from "./labelled-tables.ts";
export {
  countWords,
  type MarkdownText,
  parseMarkdown,
  tableOfContents,
  textOf,
} from "./markdown.ts";
export { markdownProblems } from "./markdown-problems.ts";
export { parseYaml } from "./parse-yaml.ts";
export {
  type MdxVariables,
  parseMdx,
  readSource,
  readYaml,
  readYamlData,
} from "./read-file.ts";
export { validate } from "./validate.ts";
export { writeYaml } from "./write-yaml.ts";
