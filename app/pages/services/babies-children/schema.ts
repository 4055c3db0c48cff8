import { z } from "zod";
import { label, list, longText, object, text } from "../../../schema/fields.ts";
import { servicePageSchema } from "../../../schema/page.ts";
import {
  atHome,
  closing,
  heading,
  item,
  itemWithOptionalPicture,
  linkedNote,
  paragraphs,
  source,
} from "../../../schema/page-parts.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";
import { LAST_MONTH } from "./last-month.ts";

const ON_TIMELINE = "so that it fits on the timeline";

const month = z
  .number({ error: "an age in months" })
  .min(0)
  .max(LAST_MONTH, {
    error: `at most ${LAST_MONTH} months, where the timeline ends`,
  });

const reflex = object({
  title: label,
  /** The months in which the reflex usually fades. Left out if no months are stated. */
  months: object({ from: month, to: month })
    .refine(({ from, to }) => from < to, { error: "a first month before the last" })
    .optional(),
  what: longText,
  /** When a parent may see the reflex. */
  see: longText,
});

export const schema = servicePageSchema({
  beforeYouBook: object({ title: label, body: paragraphs }),
  /** How a visit goes with a small child. */
  visit: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    body: paragraphs,
    source,
    picture: picture("arch"),
  }),
  /** A baby's first visit, in steps. */
  firstVisit: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    picture: picture("whole"),
    steps: list(item, 2),
  }),
  signs: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    picture: picture("whole"),
    items: list(item.extend({ at: pointOnPicture.optional() }), 2),
  }),
  /** How a visit goes at each age. */
  byAge: object({
    eyebrow: label,
    title: text(120),
    lead: longText,
    /** A landscape across the page. Phones have the ages' own pictures instead. */
    picture: picture("band"),
    ages: list(
      item.extend({ picture: picture("whole").optional(), at: pointOnPicture.optional() }),
      2,
    ),
    aside: linkedNote,
  }),
  reflexes: object({
    title: text(120),
    lead: longText,
    /** The months that have a label on the timeline. */
    line: list(object({ month, label: text(12, ON_TIMELINE) }), 2, 4),
    unit: text(8, ON_TIMELINE),
    /** Shown for a reflex without stated months. */
    varies: label,
    items: list(reflex),
    whenToAsk: longText,
    note: longText,
  }),
  benefits: object({ eyebrow: label, title: text(120), items: list(itemWithOptionalPicture, 2) }),
  atHome,
  reviews: heading,
  closing: closing.extend({ picture: picture("whole") }),
  bookAssessment: label,
  contactButton: label,
});

export type BabiesChildren = ContentOf<typeof schema>;
