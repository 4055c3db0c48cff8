import { https, label, list, longText, object, reviewed, text } from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import { picture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";
import {
  closing,
  faq,
  helpFirst,
  item,
  paragraphs,
  point,
  related,
  serviceCard,
} from "../../../schema/shared-fields.ts";

const panel = object({ tab: label, intro: longText, items: list(item, 2) });

const benefits = panel.extend({ items: list(point, 2) });

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
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
    items: list(point, 2),
  }),
  /** The techniques by the names used across the site. */
  techniqueNames: object({
    title: text(120),
    lead: text(400),
    items: list(object({ name: label, description: longText }), 2),
    note: longText,
    /** On a phone only, above the title. */
    picture: picture("whole"),
    /** The drawing with a pebble for each technique, in the same order. */
    spine: object({ wide: picture("whole"), narrow: picture("whole") }),
  }),
  care: object({
    title: text(120),
    /** On a phone only, under the title. */
    picture: picture("whole"),
    benefits,
    conditions: panel,
    evidence: object({
      title: label,
      body: paragraphs,
      source: object({ label: text(120), url: https }),
    }),
  }),
  /** The heading of the visit card (hours, phone, booking). */
  visitTitle: label,
  /** An object that stands for the service on that card. */
  visitPicture: picture("square"),
  related,
  faq,
  helpFirst,
  /** `picture` is a string of pebbles that continues into the footer. */
  closing: closing.extend({ picture: picture("whole") }),
  bookAssessment: label,
  contactButton: label,
});

export type ChiropracticCare = ContentOf<typeof schema>;
