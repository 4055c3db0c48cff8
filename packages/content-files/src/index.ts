export {
  ContentError,
  collect,
  collectAll,
  describeProblem,
  runCommand,
} from "./content-error.ts";
export { type Facts, fillIn } from "./fill-in.ts";
export { formatFile } from "./format-file.ts";
export { frontMatterOf, splitFile } from "./front-matter.ts";
export { type Group, isGroup } from "./group.ts";
export { labelledTables } from "./labelled-tables.ts";
export { contentsOf, countWords, parseMarkdown, type Text, textOf } from "./markdown.ts";
export { markdownProblems } from "./markdown-problems.ts";
export { parseYaml } from "./parse-yaml.ts";
export {
  check,
  parseMdx,
  readSource,
  readYaml,
  readYamlSource,
  type TextFacts,
} from "./read-file.ts";
export { writeYaml } from "./write-yaml.ts";
