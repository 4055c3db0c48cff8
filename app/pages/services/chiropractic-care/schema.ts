import { label, list, longText, object, text } from "../../../schema/fields.ts";
import { servicePageSchema } from "../../../schema/page.ts";
import {
  atHome,
  closing,
  item,
  itemWithOptionalPicture,
  itemWithPicture,
  paragraphs,
  source,
} from "../../../schema/page-parts.ts";
import { picture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

const panel = object({ tab: label, intro: longText, items: list(itemWithOptionalPicture, 2) });

export const schema = servicePageSchema({
  approach: object({ eyebrow: label, title: text(120), lead: longText, body: paragraphs }),
  firstVisit: object({
    title: text(120),
    steps: list(item.extend({ picture: picture("square") }), 2),
  }),
  practitioner: object({
    eyebrow: label,
    quote: text(160),
    body: paragraphs,
  }),
  techniques: object({
    title: text(120),
    items: list(itemWithPicture, 2),
  }),
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
    evidence: object({
      title: label,
      body: paragraphs,
      sources: list(source),
    }),
  }),
  atHome,
  closing: closing.extend({ picture: picture("whole") }),
  bookAssessment: label,
  contactButton: label,
});

export type ChiropracticCare = ContentOf<typeof schema>;
