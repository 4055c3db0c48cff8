import { list, longText, object, shortText, text } from "../../../schema/fields.ts";
import { makeServicePageSchema } from "../../../schema/page.ts";
import {
  atHome,
  breathing,
  closing,
  fullHeading,
  item,
  itemWithOptionalPicture,
  itemWithPicture,
  paragraphs,
  titleAndLead,
} from "../../../schema/page-fields.ts";
import { picture, pointOnPicture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

/** One of the body's two states, under stress or recovered. */
const state = itemWithPicture.extend({ signs: list(shortText, 2) });

export const schema = makeServicePageSchema({
  what: fullHeading.extend({
    body: paragraphs,
    picture: picture("whole"),
    limits: object({ title: shortText, body: paragraphs }),
  }),
  session: object({ title: text(120), steps: list(item, 2) }),
  why: titleAndLead.extend({ states: list(state, 2, 2), note: longText, breathing }),
  conditions: titleAndLead.extend({
    picture: picture("whole"),
    items: list(item.extend({ position: pointOnPicture.optional() }), 2),
  }),
  benefits: titleAndLead.extend({
    picture: picture("whole"),
    items: list(itemWithOptionalPicture, 2),
  }),
  atHome,
  closing: closing.omit({ picture: true }).extend({ callButton: shortText }),
});

export type NeuroEmotionalTechniqueContent = ContentOf<typeof schema>;
