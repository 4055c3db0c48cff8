import { anchor, label, list, object, slug, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { closing, heading, linkTo, paragraphs } from "../../schema/parts.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = pageSchema({
  call: label,
  about: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    picture: picture("portrait"),
  }),
  /** The first visit in a few steps, with answers to common questions. */
  firstVisit: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    picture: picture("hero"),
    moments: list(object({ title: label, text: words, picture: picture("whole") }), 1),
    length: object({ label, text: words }),
    wear: object({ label, text: words }),
    fee: object({ label, text: words }),
    book: label,
  }),
  services: object({ title: text(120), all: linkTo }),
  help: object({
    eyebrow: label,
    title: text(120),
    tabs: list(
      object({
        id: anchor,
        tab: label,
        title: label,
        description: words,
        concerns: label,
        conditions: list(label, 2),
        note: words,
      }),
      2,
      6,
    ).refine((tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
      error: "a different id for each tab",
    }),
    book: label,
    consult: label,
  }),
  discovery: object({
    eyebrow: label,
    title: text(120),
    picture: picture("whole"),
    lead: words,
    steps: list(words, 2),
    terms: words,
  }),
  blog: object({
    eyebrow: label,
    title: text(120),
    articles: list(slug, 2, 6),
    all: linkTo,
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
