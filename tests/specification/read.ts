import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fillIn } from "content-files";
import { parse } from "yaml";
import { z } from "zod";
import { telUrl } from "../../app/facts/links.ts";
import { templateVariables } from "../../tools/content/facts/template-variables.ts";
import { articles, clinic, legalPages, pages } from "../support/content.ts";

const FOLDER = "tests/specification";

/** Expected content by field path, such as `story.interests.*.label`, where "*" means every entry of a list. */
const fields = z.record(z.string(), z.unknown()).default({});
const counts = z.record(z.string(), z.number()).default({});
const link = z.strictObject({ name: z.string(), to: z.string() });

const pageSchema = z.strictObject({
  path: z.string(),
  content: fields,
  count: counts,
  page: z
    .strictObject({
      /** The ids of the page's sections, in order. */
      sections: z.array(z.string()).optional(),
      /** Sections in this order, by the field path of each heading. Other sections may come between them. */
      order: z.array(z.string()).default([]),
      /** The beginnings of headings, in this order. Other headings may come between them. */
      headings: z.array(z.string()).default([]),
      links: z.array(link).default([]),
      says: z.array(z.string()).default([]),
      /** Wherever the pattern `where` is found, one of the texts in `says` is too. */
      every: z.array(z.strictObject({ where: z.string(), says: z.array(z.string()) })).default([]),
      /** How many elements of each type there are. */
      elements: counts,
    })
    .default({ order: [], headings: [], links: [], says: [], every: [], elements: {} }),
});

const sharedSchema = z.strictObject({
  routes: z.array(z.string()),
  structuredData: z.strictObject({ kinds: z.array(z.string()), page: fields, article: fields }),
  /** In pixels. */
  formHeight: z.number(),
  site: fields,
  count: counts,
});

const VARIABLES = {
  ...templateVariables(clinic),
  booking: clinic.booking.generalUrl,
  assessment: clinic.booking.assessmentUrl,
  call: telUrl(clinic.phone),
};

export const CHANGED_PATHS =
  "if the pages should change, change routes in tests/specification/shared.yaml";

const read = (name: string): unknown =>
  fillIn(name, parse(readFileSync(join(FOLDER, name), "utf8")), VARIABLES);

/** What the specification says about all pages. */
export const shared = sharedSchema.parse(read("shared.yaml"));

/** Each page's content, by path. */
export const contentByPath = new Map<string, unknown>([
  ...pages.map(({ path, fields }) => [path, fields] as const),
  ...[...articles, ...legalPages].map((page) => [page.path, page] as const),
]);

const isArticle = (path: string) => path.startsWith("/blog/");

/** The pages that the site always has. The owner may add and remove articles. */
export const fixed = (paths: readonly string[]) =>
  paths.filter((path) => !isArticle(path)).toSorted();

/** What the specification says about each page, without articles that have been deleted. */
export const specified = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".yaml") && name !== "shared.yaml")
  .flatMap((name) => z.array(pageSchema).parse([read(name)].flat()))
  .filter(({ path }) => !isArticle(path) || contentByPath.has(path));

/**
 * A regular expression from a text of the specification: either written between slashes, or matched
 * literally from the start.
 */
export function patternOf(text: string): RegExp {
  const [, source, flags] = /^\/(.*)\/(i?)$/.exec(text) ?? [];
  return source === undefined
    ? new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`)
    : new RegExp(source, flags);
}

/** The value at a field path in content. */
export function at(value: unknown, fieldPath: string): unknown {
  const [key, ...rest] = fieldPath.split(".");
  if (key === undefined || key === "") return value;
  const next = rest.join(".");
  if (key === "*") {
    if (!Array.isArray(value)) throw new Error(`Found no list before "${fieldPath}".`);
    return value.map((entry) => at(entry, next));
  }
  if (typeof value !== "object" || value === null) return undefined;
  return at(new Map(Object.entries(value)).get(key), next);
}
