import type { z } from "zod";
import { day, object, seo } from "./fields.ts";
import { hero, type serviceCard } from "./parts.ts";
import type { Resolved } from "./references.ts";

/** Where a hero's words are on wide screens: on the picture's calm side, or above a picture that has none. */
export type HeroPlace = "left" | "right" | "above";

/** The schema of a page's YAML file: what every page has, and what this one adds. Where the hero's words are is the page's design. */
export const pageSchema = <T extends z.ZodRawShape>(own: T, place: HeroPlace = "left") =>
  object({
    seo,
    /** The day of the last real change, for the site map and the page's structured data. */
    modified: day,
    hero: hero.transform((words) => ({ ...words, place })),
    ...own,
  });

/** What every page's schema returns, before its references are resolved. */
export type ParsedPage = z.infer<ReturnType<typeof pageSchema<Record<never, never>>>> & {
  card?: z.infer<typeof serviceCard>;
};

/** A page as those know it who treat all pages alike: the site map, the share pictures, the cards. */
export type PageFields = Resolved<ParsedPage>;
