import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { LEFT_OUT } from "../../app/facts/service-facts.ts";
import { ContentError, problemLine } from "./content-error.ts";
import { frontMatterOf } from "./front-matter.ts";
import type { Text } from "./markdown.ts";

const IN_QUOTES = 'quotation marks around words that begin with @ * & ! % , or `, as "@clinic"';
const A_VALUE = "a field's name, a colon, a space and one value";

/** What a file's form asks for, by what the parser stumbles over. */
const EXPECTED: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "spaces at the start of the line, not a tab",
  MISSING_CHAR: "the quotation mark or bracket that ends what one began",
  BLOCK_AS_IMPLICIT_KEY:
    "quotation marks around words with a colon, or as many spaces at the start as the lines around it",
  BAD_INDENT:
    "as many spaces at the start as the lines around it, and an end to each bracket that opens",
  UNEXPECTED_TOKEN:
    "quotation marks around words that begin with > or |, or have a quotation mark, a colon or a bracket in them",
  MULTILINE_IMPLICIT_KEY: "a field's name, a colon and a space",
  DUPLICATE_KEY: "each field once",
  BAD_SCALAR_START: IN_QUOTES,
  BAD_ALIAS: IN_QUOTES,
  ALIAS_PROPS: IN_QUOTES,
  BAD_PROP_ORDER: IN_QUOTES,
  MULTIPLE_ANCHORS: IN_QUOTES,
  MULTIPLE_TAGS: IN_QUOTES,
  TAG_RESOLVE_FAILED: IN_QUOTES,
  BAD_COLLECTION_TYPE: IN_QUOTES,
  BAD_DIRECTIVE: IN_QUOTES,
  BAD_DQ_ESCAPE: "\\\\ for each \\ between double quotation marks",
  BLOCK_IN_FLOW: "no list of lines between brackets",
  KEY_OVER_1024_CHARS: A_VALUE,
  NON_STRING_KEY: A_VALUE,
  MULTIPLE_DOCS: "one file: no line of --- or ... between its fields",
};

/** What a mistake of any other kind asks for. */
const AS_AROUND = "lines of the same form as those around it";

export function parseYaml(file: string, source: string, firstLine = 1): unknown {
  const document = parseDocument(source);
  // The parser warns of a value that begins with "!", and leaves its first word out.
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const expected = EXPECTED[error.code] ?? AS_AROUND;
    throw new ContentError([
      `${file}: line ${line + firstLine - 1}: found text that is not YAML, expected ${expected}`,
    ]);
  }
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw new ContentError([
      `${file}: whole file: found a * that repeats what a & marks, expected every value written out`,
    ]);
  }
}

/** @throws ContentError with a line for each field that does not fit */
export function check<T>(file: string, data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.map((issue) => problemLine(file, data, issue)));
}

export function readSource(root: string, file: string): string {
  const path = resolve(root, file);
  if (!existsSync(path)) {
    throw new ContentError([`${file}: whole file: found nothing, expected this file to exist`]);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new ContentError([
      `${file}: whole file: found letters in an old encoding, expected text saved as UTF-8`,
    ]);
  }
}

/** A YAML file, parsed but not checked. */
export const readYamlSource = (root: string, file: string): unknown =>
  parseYaml(file, readSource(root, file));

/** Puts the clinic's facts where a text names them in braces: `{phone}`, `{name}`. A text whose condition doesn't hold goes. */
export function fillIn(
  file: string,
  value: unknown,
  facts: Record<string, string>,
  field = "",
): unknown {
  if (typeof value === "string") {
    const filled = value.replace(/\{(\w+)\}/g, (_, key: string) => {
      const fact = facts[key];
      if (fact !== undefined) return fact;
      throw new ContentError([
        `${file}: ${field}: found {${key}}, expected one of ${Object.keys(facts)
          .map((name) => `{${name}}`)
          .join(" ")}`,
      ]);
    });
    return filled.includes(LEFT_OUT) ? undefined : filled;
  }
  if (Array.isArray(value))
    return value
      .map((entry, i) => fillIn(file, entry, facts, `${field}.${i}`))
      .filter((entry) => entry !== undefined);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      fillIn(file, entry, facts, field ? `${field}.${key}` : key),
    ]),
  );
}

/** A YAML file of `content`, its facts filled in and checked against its schema. */
export const readYaml = <T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  facts: Record<string, string> = {},
): T => check(file, fillIn(file, readYamlSource(root, file), facts), schema);

/** The facts as the fields above a text name them, and as the text itself does. */
export type ProseFacts = { fields: Record<string, string>; text: Record<string, string> };

/**
 * The text below the fields, its facts filled in; a fact that does not exist is reported with its line. A line that goes leaves an
 * empty one where the next empty one is, so that a table stays whole and every line after it keeps its number.
 */
export function fillText(
  file: string,
  body: string,
  facts: Record<string, string>,
  firstLine: number,
): string {
  let gone = "";
  const lines = body.split("\n").flatMap((line, i) => {
    const filled = fillIn(file, line, facts, `line ${firstLine + i}`);
    if (filled === undefined) gone += "\n";
    if (filled !== "") return filled ?? [];
    const empty = gone;
    gone = "";
    return empty;
  });
  return lines.join("\n") + gone;
}

/** An MDX file's checked front matter, and its text with the facts filled in. */
export function parseMdx<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
  facts: ProseFacts,
): { data: T; text: Text } {
  const parts = frontMatterOf(source);
  if (!parts)
    throw new ContentError([
      `${file}: whole file: found no front matter, expected fields between --- and ---`,
    ]);
  const { fields: written, firstLine } = parts;
  const data = fillIn(file, parseYaml(file, written, 2), facts.fields);
  const body = fillText(file, parts.body, facts.text, firstLine);
  return { data: check(file, data, schema), text: { file, body, firstLine } };
}
