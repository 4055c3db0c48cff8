import type { z } from "zod";
import { day, object, seo } from "./fields.ts";
import type { Resolved } from "./references.ts";
import { hero, type serviceCard } from "./shared-fields.ts";

/** The schema of a page's YAML file: the fields every page has, plus the page's own. */
export const pageSchema = <T extends z.ZodRawShape>(own: T) =>
  object({
    seo,
    /** The day of the last real change. Not shown: it's for the sitemap and the page's structured data. */
    modified: day,
    hero,
    ...own,
  });

/** The fields every page has, before references are resolved. */
export type ParsedPage = z.infer<ReturnType<typeof pageSchema<Record<never, never>>>> & {
  card?: z.infer<typeof serviceCard>;
};

/** The fields every page has, for code that handles all pages alike: the site map, share pictures, cards. */
export type PageFields = Resolved<ParsedPage>;
