import { list, longText, object, shortText, text } from "../../../schema/fields.ts";
import { makeServicePageSchema } from "../../../schema/page.ts";
import {
  assessmentClosing,
  eyebrowAndTitle,
  fullHeading,
  heading,
  item,
  itemWithOptionalPicture,
  linkedNote,
  paragraphs,
  titleAndLead,
} from "../../../schema/page-fields.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

/** One of the three sides that applied kinesiology looks at. */
const side = object({
  title: shortText,
  lead: longText,
  body: paragraphs,
  /** Where its name is on the flower. */
  position: pointOnPicture.optional(),
  /** A small scene, such as a cup of tea for eating and drinking. */
  picture: picture("whole"),
});

export const schema = makeServicePageSchema({
  what: titleAndLead.extend({
    body: paragraphs,
    limits: object({ title: shortText, body: paragraphs }),
  }),
  sides: object({
    eyebrow: shortText,
    lead: longText,
    picture: picture("whole"),
    structural: side,
    biochemical: side,
    emotional: side.extend({ linkedNote }),
  }),
  why: object({
    title: text(120),
    sentence: text(120),
    body: paragraphs,
    picture: picture("whole"),
  }),
  conditions: fullHeading.extend({ picture: picture("whole").optional(), items: list(item, 2) }),
  benefits: eyebrowAndTitle.extend({
    picture: picture("upright").optional(),
    items: list(itemWithOptionalPicture, 2),
  }),
  reviews: heading,
  closing: assessmentClosing,
});

export type HolisticHealingContent = ContentOf<typeof schema>;
