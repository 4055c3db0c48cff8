import type { z } from "zod";
import { day, object, seo } from "./fields.ts";
import type { ContentOf } from "./references.ts";
import { hero, serviceCard } from "./shared-fields.ts";

/** The schema of a page's YAML file: the fields every page has, plus the page's own. */
export const pageSchema = <T extends z.ZodRawShape>(own: T) =>
  object({
    seo,
    /** The day of the last real change. Not shown: it's for the sitemap and the page's structured data. */
    modified: day,
    hero,
    ...own,
  });

/** For code that handles all pages alike: the fields every page has, and the card of those that have one. */
export const everyPage = pageSchema({ card: serviceCard.optional() });

export type PageContent = ContentOf<typeof everyPage>;
