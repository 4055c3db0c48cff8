import { z } from "zod";
import { list, longText, object, shortText, text } from "../../../schema/fields.ts";
import { makeServicePageSchema } from "../../../schema/page.ts";
import {
  assessmentClosing,
  atHome,
  eyebrowAndTitle,
  fullHeading,
  heading,
  item,
  itemWithOptionalPicture,
  linkedNote,
  paragraphs,
  source,
  titleAndLead,
} from "../../../schema/page-fields.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";
import { TIMELINE_END_MONTHS } from "./timeline-end.ts";

const ON_TIMELINE = "so that it fits on the timeline";

const month = z
  .number({ error: "an age in months" })
  .min(0)
  .max(TIMELINE_END_MONTHS, {
    error: `at most ${TIMELINE_END_MONTHS} months, where the timeline ends`,
  });

const reflex = object({
  title: shortText,
  /** The months in which the reflex usually fades. Left out if no months are stated. */
  months: object({ from: month, to: month })
    .refine(({ from, to }) => from < to, { error: "a first month before the last" })
    .optional(),
  description: longText,
  /** When a parent may see the reflex. */
  whatParentsSee: longText,
});

export const schema = makeServicePageSchema({
  beforeYouBook: object({ title: shortText, body: paragraphs }),
  /** How a visit goes with a small child. */
  visit: fullHeading.extend({ body: paragraphs, source, picture: picture("arch") }),
  /** A baby's first visit, in steps. */
  firstVisit: fullHeading.extend({ picture: picture("whole"), steps: list(item, 2) }),
  movementSigns: fullHeading.extend({
    picture: picture("whole"),
    items: list(item.extend({ position: pointOnPicture.optional() }), 2),
  }),
  /** How a visit goes at each age. */
  byAge: fullHeading.extend({
    /** A landscape across the page. Phones have the ages' own pictures instead. */
    picture: picture("band"),
    ages: list(
      item.extend({ picture: picture("whole").optional(), position: pointOnPicture.optional() }),
      2,
    ),
    linkedNote,
  }),
  reflexes: titleAndLead.extend({
    /** The months that have a label on the timeline. */
    monthLabels: list(object({ month, label: text(12, ON_TIMELINE) }), 2, 4),
    monthsUnit: text(8, ON_TIMELINE),
    /** Shown for a reflex without stated months. */
    variesLabel: shortText,
    items: list(reflex),
    whenToAsk: longText,
    note: longText,
  }),
  benefits: eyebrowAndTitle.extend({ items: list(itemWithOptionalPicture, 2) }),
  atHome,
  reviews: heading,
  closing: assessmentClosing,
});

export type BabiesChildrenContent = ContentOf<typeof schema>;
