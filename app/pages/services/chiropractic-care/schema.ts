import { list, longText, object, shortText, text } from "../../../schema/fields.ts";
import { makeServicePageSchema } from "../../../schema/page.ts";
import {
  assessmentClosing,
  atHome,
  fullHeading,
  item,
  itemWithOptionalPicture,
  itemWithPicture,
  paragraphs,
  source,
} from "../../../schema/page-fields.ts";
import { picture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

const panel = object({ label: shortText, lead: longText, items: list(itemWithOptionalPicture, 2) });

export const schema = makeServicePageSchema({
  approach: fullHeading.extend({ body: paragraphs }),
  firstVisit: object({
    title: text(120),
    steps: list(itemWithPicture, 2),
  }),
  practitioner: object({ eyebrow: shortText, quote: text(160), body: paragraphs }),
  techniques: object({ title: text(120), items: list(itemWithPicture, 2) }),
  /** The techniques by the names used across the site. */
  techniqueNames: object({
    title: text(120),
    items: list(item, 2),
    note: longText,
    picture: picture("whole"),
    /** The same drawing for phones, tall and narrow. */
    narrowPicture: picture("whole").optional(),
  }),
  care: object({
    title: text(120),
    benefits: panel,
    conditions: panel,
    evidence: object({ title: shortText, body: paragraphs, sources: list(source) }),
  }),
  atHome,
  closing: assessmentClosing,
});

export type ChiropracticCareContent = ContentOf<typeof schema>;
