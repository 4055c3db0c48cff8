import { isGroup } from "content-files";
import { type FormSchema, patternsOf } from "../../tools/editor/form-schema.ts";

/** What may happen to every list, text or picture of a file. Each stays within what its schema allows. */
export const VARIATIONS = [
  "lists one longer",
  "lists one shorter",
  "lists at their longest",
  "lists at their shortest",
  "longest words",
  "no pictures",
] as const;
export type Variation = (typeof VARIATIONS)[number];

/** The entries of the longest lists. Most schemas allow 60, so that a page can be read, not for its layout. */
const MOST = 12;

/** A picture in a plain colour. */
export const PLAIN = "plain-picture.png";

/** Words with no end, some of them long. */
const WORDS =
  " for musculoskeletal and neuro-emotional care in Woolloomooloo, physiotherapists’ recommendations";

/** As many words as fit, after those that are there. Text in a form of its own stays. */
function longest(words: string, schema: FormSchema): string {
  const { maxLength, choose, format } = schema;
  if (!maxLength || choose || format || schema.enum || schema.const !== undefined) return words;
  const known = words.includes("{") ? "" : words;
  const all = (known + WORDS.repeat(Math.ceil(maxLength / WORDS.length))).trim();
  const cut = all.slice(0, maxLength).trimEnd().padEnd(maxLength, "s");
  return patternsOf(schema).every((pattern) => pattern.test(cut)) ? cut : words;
}

/** One more entry like this one, the list's nth. No question, name in addresses or article may come twice. */
function another(entry: unknown, schema: FormSchema, nth: number): unknown {
  if (!isGroup(entry) || !schema.properties) return entry;
  const { use, ...properties } = schema.properties;
  const copy = Object.entries(entry).flatMap(([name, value]) => {
    if (name === "id") return [[name, `${String(value)}-${nth}`]];
    if (name === "question") return [[name, `${nth}. ${String(value)}`.slice(0, 140)]];
    return name in properties ? [[name, value]] : [];
  });
  if (!use?.choose || "question" in entry) return Object.fromEntries(copy);
  return { question: `What else about ${String(entry.use)}?`, answer: ["Ask when you ring."] };
}

function varyList(
  entries: readonly unknown[],
  { items = {}, minItems = 0, maxItems = MOST }: FormSchema,
  variation: Variation,
  articles: readonly string[],
): readonly unknown[] {
  // Days and times: they have an order, and none may come twice.
  if (entries.length === 0 || !/"(maxLength|choose)":/.test(JSON.stringify(items))) return entries;
  // An entry that starts with a variable goes if the variable is empty.
  const sure = entries.filter((entry) => typeof entry !== "string" || !entry.startsWith("{"));
  const lengths: Partial<Record<Variation, number>> = {
    "lists one longer": Math.min(entries.length + 1, maxItems),
    "lists at their longest": Math.max(entries.length, Math.min(maxItems, MOST)),
    "lists one shorter": Math.max(sure.length - 1, minItems),
    "lists at their shortest": minItems,
  };
  const length = lengths[variation] ?? entries.length;
  if (length < entries.length) return sure.length < length ? entries : sure.slice(0, length);
  if (items.choose === "article") return [...new Set([...entries, ...articles])].slice(0, length);
  const last = entries.at(-1);
  return Array.from({ length }, (_, i) => entries[i] ?? another(last, items, i + 1));
}

/**
 * A file's content, varied within its schema.
 * @param articles the articles that a list may also name
 */
export function vary(
  value: unknown,
  schema: FormSchema,
  variation: Variation,
  articles: readonly string[],
): unknown {
  if (typeof value === "string")
    return variation === "longest words" ? longest(value, schema) : value;
  if (Array.isArray(value) && schema.items) {
    const { items } = schema;
    return varyList(value, schema, variation, articles).map((entry) =>
      vary(entry, items, variation, articles),
    );
  }
  if (!isGroup(value) || !schema.properties) return value;
  const isPicture = ({ properties }: FormSchema) => properties?.file?.choose === "picture";
  if (variation === "no pictures" && isPicture(schema)) return { ...value, file: PLAIN };
  const { properties, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = properties[name] ?? {};
      if (variation === "no pictures" && isPicture(field) && !required.includes(name)) return [];
      return [[name, vary(inner, field, variation, articles)]];
    }),
  );
}
