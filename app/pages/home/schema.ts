import { fragment, label, list, longText, object, slug, text } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import {
  closing,
  discoveryCall,
  heading,
  item,
  linkedNote,
  linkTo,
  paragraphs,
} from "../../schema/page-parts.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = pageSchema({
  call: label,
  about: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    body: paragraphs,
    picture: picture("portrait"),
  }),
  /** The first visit, moment by moment, with answers to common questions. */
  firstVisit: object({
    eyebrow: label,
    title: text(120),
    picture: picture("band").meta({ description: "A band across the page." }),
    items: list(item.extend({ picture: picture("whole") }), 1),
    length: object({ label, text: longText }),
    wear: object({ label, text: longText }),
    fee: object({ label, text: longText }),
    book: label,
  }),
  services: object({ title: text(120), all: linkTo }),
  help: object({
    eyebrow: label,
    title: text(120),
    tabs: list(
      object({
        id: fragment,
        tab: label,
        title: label,
        description: longText,
        conditionsTitle: label,
        conditions: list(label, 2),
        /** What research says, in a clause, with a link to the service. */
        note: linkedNote,
      }),
      2,
      6,
    ).refine((tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
      error: "a different id for each tab",
    }),
    bookAssessment: label,
    bookConsultation: label,
  }),
  discovery: discoveryCall,
  blog: object({
    eyebrow: label,
    title: text(120),
    articles: list(slug, 2, 6),
    all: linkTo,
    back: label,
    forward: label,
  }),
  reviews: heading,
  location: object({
    title: text(120),
    hours: label,
    directions: label,
  }),
  closing,
});

export type Home = ContentOf<typeof schema>;
