import type { z } from "zod";
import { isoDate, object, reviewed, seo } from "./fields.ts";
import { course, faq, helpFirst, hero, pageCard, related } from "./page-fields.ts";
import type { ContentOf } from "./references.ts";

/** The schema of a page's YAML file: the fields every page has, plus the page's own. */
export const makePageSchema = <T extends z.ZodRawShape>(own: T) =>
  object({
    seo,
    modified: isoDate.meta({
      description: "The day of the last real change. Pages don’t show it: it’s for search engines.",
    }),
    published: isoDate.optional().meta({
      description: "For search engines: the day it was first on the site.",
    }),
    hero,
    ...own,
  });

/** The schema of a service page: the fields every service has, around the page's own. */
export const makeServicePageSchema = <T extends z.ZodRawShape>(own: T) =>
  makePageSchema({ reviewed, card: pageCard, ...own, course, related, faq, helpFirst });

/** For code that handles all pages alike: the fields every page has, and the card of those that have one. */
export const everyPageSchema = makePageSchema({ card: pageCard.optional() });

export type PageContent = ContentOf<typeof everyPageSchema>;
