import { label, list, object, reviewed, text, words } from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import {
  closing,
  faq,
  heading,
  item,
  paragraphs,
  point,
  related,
  serviceCard,
} from "../../../schema/parts.ts";
import { picture, point as place } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

const stage = object({ title: label, points: list(words) });

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  call: label,
  approach: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
  }),
  expect: object({
    eyebrow: label,
    title: text(120),
    picture: picture("wide"),
    stages: list(stage, 2, 2),
  }),
  relief: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    picture: picture("whole"),
    /** In the order of the beads on the figure; `at` is where each lies on it. */
    areas: list(item.extend({ at: place }), 2),
    limits: words,
    /** Whom to call before us. */
    first: words,
  }),
  techniques: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    items: list(item, 2),
    note: words,
  }),
  benefits: object({ eyebrow: label, title: text(120), items: list(point, 2) }),
  /** The heading of the card halfway down that says when to come. */
  visitTitle: label,
  related,
  faq,
  reviews: heading,
  /** The booking button that phones alone show. */
  phoneBook: object({ label, note: words }),
  helpFirst: list(words),
  closing: closing.extend({ picture: picture("arch") }),
});

export type PregnancyPostpartum = ContentOf<typeof schema>;
