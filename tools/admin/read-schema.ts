import { z } from "zod";

/** A schema without its wrappings: what it holds, and what they say of it. */
export type Plain = {
  schema: z.core.$ZodType;
  meta: z.GlobalMeta;
  optional: boolean;
  fallback: unknown;
};

/** Takes the wrappings off: optional, default, transform. What an outer one says goes before an inner one. */
export function unwrap(schema: z.core.$ZodType): Plain {
  const meta = z.globalRegistry.get(schema) ?? {};
  const within = (inner: z.core.$ZodType, more: Partial<Plain> = {}): Plain => {
    const plain = unwrap(inner);
    return { ...plain, ...more, meta: { ...plain.meta, ...meta } };
  };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return within(schema.def.innerType, { optional: true });
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return within(schema.def.innerType, { optional: true, fallback: schema.def.defaultValue });
  if (schema instanceof z.ZodReadonly) return within(schema.def.innerType);
  if (schema instanceof z.ZodPipe)
    return within(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
  return { schema, meta, optional: false, fallback: undefined };
}

/** One thing that a schema asks of a value beside its kind. */
export type Rule =
  | { kind: "min" | "max"; value: number; message: string }
  | { kind: "pattern"; pattern: RegExp; message: string }
  | { kind: "custom"; message: string };

type Definition = z.core.$ZodCheckDef & {
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: unknown;
  pattern?: RegExp;
  protocol?: RegExp;
};

const message = (error: unknown): string => {
  if (typeof error !== "function") return "";
  const said: unknown = error({ code: "custom", input: undefined, path: [] });
  return typeof said === "string" ? said : "";
};

/** A format's pattern; an address says by its protocol alone what it asks. */
const patternOf = ({ pattern, protocol }: Definition): RegExp | undefined =>
  pattern ?? (protocol && new RegExp(`${protocol.source.replace(/\$$/, "")}://`));

const limit = (kind: "min" | "max", value: unknown, said: string): Rule[] =>
  typeof value === "number" ? [{ kind, value, message: said }] : [];

function rulesOf(definition: Definition, own: string): Rule[] {
  const said = message(definition.error) || own;
  switch (definition.check) {
    case "min_length":
      return limit("min", definition.minimum, said);
    case "max_length":
      return limit("max", definition.maximum, said);
    case "length_equals":
      return [...limit("min", definition.length, said), ...limit("max", definition.length, said)];
    case "greater_than":
      return limit("min", definition.value, said);
    case "less_than":
      return limit("max", definition.value, said);
    case "string_format": {
      const pattern = patternOf(definition);
      return pattern ? [{ kind: "pattern", pattern, message: said }] : [];
    }
    case "custom":
      return [{ kind: "custom", message: said }];
    case "overwrite":
    case "number_format":
      return [];
    default:
      throw new Error(`The editor does not know the rule "${definition.check}" (${said}).`);
  }
}

/** What a schema asks of its values, in order. Its own format comes first. */
export function rules(schema: z.core.$ZodType): Rule[] {
  const { def } = schema._zod;
  const own = message(def.error);
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const format = "check" in def ? [def as unknown as Definition] : [];
  return [...format, ...checks].flatMap((definition) => rulesOf(definition, own));
}

/** What a list asks of each entry as a whole, such as that its end comes after its beginning. */
export function entryRules(schema: z.core.$ZodType): Rule[] {
  if (!(schema instanceof z.ZodArray)) return [];
  const { schema: entry } = unwrap(schema.element);
  return entry instanceof z.ZodObject ? rules(entry).filter(({ kind }) => kind === "custom") : [];
}
