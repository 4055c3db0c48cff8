import { isGroup } from "content-files";
import { type FormSchema, patternsOf } from "../../tools/editor/form-schema.ts";

/** What may happen to every list, text or picture of a file. Each stays within what its schema allows. */
export type Variation = "longer" | "shorter" | "least" | "longest words" | "no pictures";

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

/** A second entry like this one. No question, name in addresses or article may come twice. */
function another(entry: unknown, schema: FormSchema, articles: readonly string[]): unknown {
  if (schema.choose === "article") return articles[0];
  if (!isGroup(entry) || !schema.properties) return entry;
  const { use, ...properties } = schema.properties;
  const copy = Object.entries(entry).flatMap(([name, value]) => {
    if (name === "id") return [[name, `${String(value)}-again`]];
    if (name === "question") return [[name, `Again: ${String(value)}`.slice(0, 140)]];
    return name in properties ? [[name, value]] : [];
  });
  if (!use?.choose || "question" in entry) return Object.fromEntries(copy);
  return { question: `What else about ${String(entry.use)}?`, answer: ["Ask when you ring."] };
}

function varyList(
  entries: readonly unknown[],
  schema: FormSchema,
  variation: Variation,
  articles: readonly string[],
): readonly unknown[] {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  // Days and times: they have an order, and none may come twice.
  if (!/"(maxLength|choose)":/.test(JSON.stringify(items))) return entries;
  if (variation === "least" || variation === "shorter") {
    // An entry that starts with a fact goes if the fact is empty.
    const sure = entries.filter((entry) => typeof entry !== "string" || !entry.startsWith("{"));
    if (sure.length <= minItems) return entries;
    return sure.slice(0, variation === "least" ? minItems : Math.max(minItems, sure.length - 1));
  }
  if (variation !== "longer" || entries.length === 0 || entries.length >= maxItems) return entries;
  const unused = articles.filter((slug) => !entries.includes(slug));
  if (items.choose === "article" && unused.length === 0) return entries;
  return [...entries, another(entries.at(-1), items, unused)];
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
