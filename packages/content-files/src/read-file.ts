import { lstatSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";
import { ContentError } from "./content-error.ts";
import { fillIn, fillText, type Variables } from "./fill-in.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { refuseOverLimits } from "./limits.ts";
import type { MarkdownText } from "./markdown.ts";
import { parseYaml } from "./parse-yaml.ts";
import { validate } from "./validate.ts";

export function readSource(root: string, file: string): string {
  const path = resolve(root, file);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found)
    throw new ContentError([`${file}: whole file: found nothing, expected this file to exist`]);
  // A link may lead to a file outside the content, or to one that never ends.
  if (!found.isFile())
    throw new ContentError([`${file}: whole file: found a link or a folder, expected a file`]);
  try {
    // One kind of line break, because parsers know three and our limits count one.
    return new TextDecoder("utf-8", { fatal: true })
      .decode(readFileSync(path))
      .replace(/\r\n?/g, "\n");
  } catch {
    throw new ContentError([
      `${file}: whole file: found letters in an old encoding, expected text saved as UTF-8`,
    ]);
  }
}

/** Parses a YAML file without checking it. */
export const readYamlData = (root: string, file: string): unknown =>
  parseYaml(file, readSource(root, file));

/** Reads a YAML file in `root`, fills variables in and checks it against its schema. */
export const readYaml = <T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  variables: Variables = {},
): T => validate(file, fillIn(file, readYamlData(root, file), variables), schema);

/** The variables for an MDX file's fields, and those for its text. */
export type MdxVariables = { fields: Variables; text: Variables };

/** The first line of an MDX file is `---`. */
const YAML_FIRST_LINE = 2;

/** Parses an MDX file: checks its front matter, and fills variables in. */
export function parseMdx<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  variables: MdxVariables,
): { data: T; text: MarkdownText } {
  refuseOverLimits(file, source, 1);
  const parts = splitFrontMatter(source);
  if (!parts)
    throw new ContentError([
      `${file}: whole file: found no fields at the top, expected them between a first line of --- and another`,
    ]);
  const { yaml, firstLine } = parts;
  const data = fillIn(file, parseYaml(file, yaml, YAML_FIRST_LINE), variables.fields);
  const body = fillText(file, parts.body, variables.text, firstLine);
  return { data: validate(file, data, schema), text: { file, body, firstLine } };
}
