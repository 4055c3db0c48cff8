import { list, longText, object, shortText, text } from "../../../schema/fields.ts";
import { servicePageSchema } from "../../../schema/page.ts";
import {
  atHome,
  closing,
  heading,
  item,
  itemWithOptionalPicture,
  paragraphs,
} from "../../../schema/page-fields.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

const stage = object({ title: shortText, points: list(longText) });

export const schema = servicePageSchema({
  call: shortText,
  approach: object({
    eyebrow: shortText,
    title: text(120),
    lead: longText,
    body: paragraphs,
  }),
  whatToExpect: object({
    eyebrow: shortText,
    title: text(120),
    stages: list(stage, 2, 2),
    picture: picture("wide").optional(),
  }),
  relief: object({
    title: text(120),
    lead: longText,
    picture: picture("whole"),
    /** In the order of the marks on the figure; `at` is where each is on the picture. */
    items: list(item.extend({ at: pointOnPicture }), 2),
    limits: longText,
    /** Who to call before the clinic. */
    seeFirst: longText,
  }),
  techniques: object({
    title: text(120),
    lead: longText,
    items: list(item, 2),
    note: longText,
    picture: picture("whole").optional(),
  }),
  benefits: object({
    eyebrow: shortText,
    title: text(120),
    items: list(itemWithOptionalPicture, 2),
  }),
  atHome,
  reviews: heading,
  /** The booking button that only phones and tablets show. */
  mobileBooking: object({ label: shortText, note: longText }),
  closing,
});

export type PregnancyPostpartumContent = ContentOf<typeof schema>;
