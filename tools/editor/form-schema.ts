import { z } from "zod";

/** The JSON Schema of a zod schema, as far as the editor uses it, with the schema's `.meta()`. */
export type FormSchema = z.GlobalMeta & {
  type?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  enum?: (string | number)[];
  const?: string | number;
  default?: unknown;
  format?: string;
  pattern?: string;
  /** Set instead of `pattern` if there are several. */
  allOf?: { pattern: string }[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/** The JSON Schema of a schema's input: what a file may hold, before defaults and transforms. */
export const formSchema = (schema: z.core.$ZodType): FormSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FormSchema;

/** All patterns that a text has to match: the one in its `.meta()` and those of its schema. */
export const patternsOf = ({ editorPattern, pattern, allOf = [] }: FormSchema): RegExp[] =>
  [editorPattern, pattern, ...allOf.map((each) => each.pattern)]
    .filter((source) => source !== undefined)
    .map((source) => new RegExp(source));

/** True if the schema accepts an empty text or list. */
export function mayBeEmpty(schema: FormSchema): boolean {
  if (schema.type === "array") return !schema.minItems;
  const free = schema.type === "string" && !schema.enum && schema.const === undefined;
  if (!free || schema.choose || schema.format) return false;
  return !schema.minLength && patternsOf(schema).every((pattern) => pattern.test(""));
}
