import { z } from "zod";

/** What the editor reads of a schema: JSON Schema, with the schema's `meta`. */
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
  /** Several patterns, all of which hold. */
  allOf?: { pattern: string }[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/** A schema as what a file may hold, before defaults and transforms. */
export const formSchema = (schema: z.core.$ZodType): FormSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as FormSchema;

/** The patterns that a text has to meet: that of its `meta` and those of its schema. */
export const patternsOf = ({ form, pattern, allOf = [] }: FormSchema): RegExp[] =>
  [form, pattern, ...allOf.map((each) => each.pattern)]
    .filter((source) => source !== undefined)
    .map((source) => new RegExp(source));

/** Whether an empty text or list is as good as any. */
export function mayBeEmpty(schema: FormSchema): boolean {
  if (schema.type === "array") return !schema.minItems;
  const free = schema.type === "string" && !schema.enum && schema.const === undefined;
  if (!free || schema.choose || schema.format) return false;
  return !schema.minLength && patternsOf(schema).every((pattern) => pattern.test(""));
}
