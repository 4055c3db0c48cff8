import type { z } from "zod";
import { ContentError, show } from "./content-error.ts";
import { pathInFile } from "./fill-in.ts";

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    data,
  );

/** Formats an issue from zod as "file: field: found …, expected …". */
function describeIssue(file: string, data: unknown, issue: z.core.$ZodIssue): string {
  const unknownKeys = issue.code === "unrecognized_keys" ? issue.keys : [];
  const path = [...pathInFile(data, issue.path), ...unknownKeys.slice(0, 1)];
  const found = unknownKeys.length > 0 ? "an unknown field" : show(valueAt(data, issue.path));
  const expected = issue.message.replace(/^Invalid input: expected /, "");
  return `${file}: ${path.join(".") || "whole file"}: found ${found}, expected ${expected}`;
}

/** @throws ContentError with one line per field that doesn't match the schema */
export function validate<T>(file: string, data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  // A wrong value can fail several rules: the first one says the most.
  const first = new Map(result.error.issues.toReversed().map((one) => [one.path.join("."), one]));
  const issues = result.error.issues.filter((one) => first.get(one.path.join(".")) === one);
  throw new ContentError(issues.map((issue) => describeIssue(file, data, issue)));
}
