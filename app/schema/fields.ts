import { z } from "zod";
import { type ArticleReference, EXPECTED, type PageReference } from "./references.ts";

// `meta` is for the owner's editor: `title` is the label, instead of the one in tools/editor/labels.ts, and `description` the
// hint. The other keys are documented in tools/editor/editor-field.ts. An error message finishes the sentence "found …, expected …".

/** The message for a value that isn't text. YAML reads `10` as a number and `true` as a boolean. */
const notTextError =
  (max: number) =>
  ({ input }: { input: unknown }) => {
    const expected = `words, 1 to ${max} characters`;
    const needsQuotes = typeof input === "number" || typeof input === "boolean";
    return needsQuotes ? `${expected}, in quotation marks: "${input}"` : expected;
  };

/**
 * Words shown to visitors, from 1 to `max` characters.
 * @param why why so few, as it goes on after the number: "so that the menu fits in one row"
 */
export const text = (max = 2000, why?: string) =>
  z
    .string({ error: notTextError(max) })
    .trim()
    .min(1, { error: `words, 1 to ${max} characters` })
    .max(max, { error: [`at most ${max} characters`, ...(why ? [why] : [])].join(", ") });

export const longText = text();
export const shortText = text(80);

/** No u flag, because the editor's forms can't use one. So an emoji above U+FFFF is matched as two surrogates. */
const NO_EMOJI =
  /^(?:(?!\ufe0f|\u20e3)[^\u203c\u2049\u231a-\u23ff\u25aa-\u25fe\u2600-\u27bf\u2b05-\u2b55\u3030\u303d\ud83c-\ud83e])*$/;
const EXPECTED_TITLE = "a title without emoji: each phone draws its own";

/** Refuses emoji: the site's fonts have none. */
const withoutEmoji = (schema: z.ZodString) =>
  schema.regex(NO_EMOJI, { error: EXPECTED_TITLE }).meta({ expects: EXPECTED_TITLE });

/** A title that also appears in search results or on a card. */
export const title = (max = 80, why?: string) => withoutEmoji(text(max, why));

/** A list of `min` to `max` entries, within what the layout can show. */
export const list = <T extends z.ZodType>(entry: T, min = 1, max = 60) =>
  z
    .array(entry, { error: min === 0 ? "a list, or [] for none" : "a list" })
    .min(min, { error: `at least ${min} ${min === 1 ? "entry" : "entries"}` })
    .max(max, { error: `at most ${max} entries` });

export const object = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    // The names of the object that is checked, which may extend this one.
    error: ({ code, inst }) => {
      const fields = `the fields ${Object.keys(inst instanceof z.ZodObject ? inst.shape : shape).join(", ")}`;
      return code === "unrecognized_keys" ? `only ${fields}` : `a group with ${fields}`;
    },
  });

/** Text that matches a pattern. `other` is the message for a value that isn't text. */
export const matching = (pattern: RegExp, expects: string, other = expects) =>
  z.string({ error: other }).regex(pattern, { error: expects, abort: true }).meta({ expects });

export const THIS_YEAR = new Date().getFullYear();

export const year = z
  .int({ error: "a year such as 2014" })
  .min(1950, "a year from 1950 on")
  .max(THIS_YEAR, "a year up to this one, such as 2014");

export const isoDate = z.iso.date({ error: "a real date, written 2025-01-31", abort: true });

const EXPECTED_REVIEWED = "a real date, written 2025-01-31, or pending";

/** The day the practitioner last approved a page; "pending" until she has. */
export const reviewed = z
  .string({ error: EXPECTED_REVIEWED })
  .refine((value) => value === "pending" || isoDate.safeParse(value).success, {
    error: EXPECTED_REVIEWED,
  })
  .default("pending")
  .meta({ editorPattern: "^(pending|[0-9]{4}-[0-9]{2}-[0-9]{2})$", expects: EXPECTED_REVIEWED });

/** A short id, which also works as a URL's fragment: lowercase letters, digits and hyphens. */
export const shortId = matching(
  /^[a-z][a-z0-9-]*$/,
  "a short name such as pregnancy: lowercase letters, digits and hyphens",
  "a short name such as pregnancy",
);

export const EXPECTED_HTTPS =
  "a whole address that starts with https:// and has no space and no @ before its host, such as https://www.example.com";

/** A host with a dot, then anything. Browsers read \ like /, and leave out what's before an @. */
const HTTPS = /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+([/?#][^\s\\]*)?$/;

/** A web address. */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: EXPECTED_HTTPS })
  .regex(HTTPS, { error: EXPECTED_HTTPS })
  .meta({ expects: EXPECTED_HTTPS });

/** The path of a page, with an optional fragment: `/about`, `/#location`. */
export const path = z
  .string({ error: "the path of a page" })
  .transform((path): PageReference => ({ reference: "page", path }))
  .meta({ choose: "page" });

/** The path of a service, which has a card to show. */
export const servicePath = path
  .refine(({ path }) => /^\/services\/[^#]+$/.test(path), { error: "the path of a service" })
  .meta({ choose: "page" });

export const slug = z
  .string({ error: EXPECTED.article })
  .transform((slug): ArticleReference => ({ reference: "article", slug }))
  .meta({ choose: "article" });

/** A page's description for search results. */
export const description = text(160).min(50, { error: "a description of 50 to 160 characters" });

/** Title and description for search results and shared links. */
export const seo = object({
  title: withoutEmoji(text(70).min(10, { error: "a title of 10 to 70 characters" })),
  description,
}).meta({ description: "What people see in search results and shared links." });
