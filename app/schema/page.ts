import type { z } from "zod";
import { day, object, seo } from "./fields.ts";
import type { Resolved } from "./references.ts";
import { hero, type serviceCard } from "./shared-fields.ts";

/**
 * Where a hero's words are on wide screens: on the calm side of the picture, or on a solid ground next to a picture that
 * has no calm side.
 */
export type HeroPlace = "left" | "right" | "solid";

/** The schema of a page's YAML file: the fields every page has, plus the page's own. The page's design sets the hero's `place`. */
export const pageSchema = <T extends z.ZodRawShape>(own: T, place: HeroPlace = "left") =>
  object({
    seo,
    /** The day of the last real change. Not shown: it's for the sitemap and the page's structured data. */
    modified: day,
    hero: hero.transform((words) => ({ ...words, place })),
    ...own,
  });

/** The fields every page has, before references are resolved. */
export type ParsedPage = z.infer<ReturnType<typeof pageSchema<Record<never, never>>>> & {
  card?: z.infer<typeof serviceCard>;
};

/** The fields every page has, for code that handles all pages alike: the site map, share pictures, cards. */
export type PageFields = Resolved<ParsedPage>;
