import { list, longText, object, shortText } from "../../../schema/fields.ts";
import { makeServicePageSchema } from "../../../schema/page.ts";
import {
  atHome,
  closing,
  eyebrowAndTitle,
  fullHeading,
  heading,
  item,
  itemWithOptionalPicture,
  paragraphs,
  titleAndLead,
} from "../../../schema/page-fields.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

const stage = object({ title: shortText, points: list(longText) });

export const schema = makeServicePageSchema({
  approach: fullHeading.extend({ body: paragraphs }),
  whatToExpect: eyebrowAndTitle.extend({
    stages: list(stage, 2, 2),
    picture: picture("wide").optional(),
  }),
  soreSpots: titleAndLead.extend({
    picture: picture("whole"),
    /** In the order of the marks on the figure; `position` is where each is on the picture. */
    items: list(item.extend({ position: pointOnPicture }), 2),
    note: longText,
    /** Who to call before the clinic. */
    helpFirstNote: longText,
  }),
  techniques: titleAndLead.extend({
    items: list(item, 2),
    note: longText,
    picture: picture("whole").optional(),
  }),
  benefits: eyebrowAndTitle.extend({ items: list(itemWithOptionalPicture, 2) }),
  atHome,
  reviews: heading,
  /** The booking button that only phones and tablets show. */
  smallScreenBooking: object({ bookButton: shortText, note: longText }),
  closing: closing.extend({ callButton: shortText }),
});

export type PregnancyPostpartumContent = ContentOf<typeof schema>;
