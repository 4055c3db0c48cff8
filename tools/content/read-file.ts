import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import { ContentError, problemLine } from "./content-error.ts";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function parseYaml(file: string, source: string): unknown {
  const document = parseDocument(source);
  const error = document.errors[0];
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    throw new ContentError([
      `${file}: line ${line}: found text that is not YAML, expected ${error.message.split("\n")[0]}`,
    ]);
  }
  return document.toJS();
}

/** @throws ContentError with a line for each field that does not fit */
export function check<T>(file: string, data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.map((issue) => problemLine(file, data, issue)));
}

function read(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    throw new ContentError([`${file}: whole file: found nothing, expected this file to exist`]);
  }
}

/** A YAML file as it stands, unchecked. */
export const readYamlSource = (root: string, file: string): unknown =>
  parseYaml(file, read(root, file));

/** Puts the clinic's facts where a text names them in braces: `{phone}`, `{name}`. */
export function fillIn(
  file: string,
  value: unknown,
  facts: Record<string, string>,
  field = "",
): unknown {
  if (typeof value === "string") {
    return value.replace(/\{(\w+)\}/g, (_, key: string) => {
      const fact = facts[key];
      if (fact !== undefined) return fact;
      throw new ContentError([
        `${file}: ${field}: found {${key}}, expected one of ${Object.keys(facts)
          .map((name) => `{${name}}`)
          .join(" ")}`,
      ]);
    });
  }
  if (Array.isArray(value))
    return value.map((entry, i) => fillIn(file, entry, facts, `${field}.${i}`));
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

/** An MDX file of `content`: its checked front matter and its body, facts filled in. `extend` adds fields that derive. */
export function readMdx<T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  facts: Record<string, string>,
  extend: (data: Record<string, unknown>) => Record<string, unknown> = (data) => data,
): { data: T; body: string } {
  const source = read(root, file);
  const match = FRONT_MATTER.exec(source);
  if (!match)
    throw new ContentError([
      `${file}: whole file: found no front matter, expected fields between --- and ---`,
    ]);
  const data = fillIn(file, parseYaml(file, match[1] ?? ""), facts);
  const fields = typeof data === "object" && data !== null ? extend({ ...data }) : data;
  const body = fillIn(file, source.slice(match[0].length), facts, "text");
  return { data: check(file, fields, schema), body: String(body) };
}
