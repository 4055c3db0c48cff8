import type { z } from "zod";
import { day, exactly, label, list, object, reviewed, seo, text, words } from "../fields.ts";
import { picture } from "../picture-field.ts";
import { closing, faq, heading, hero, item, paragraphs, point, serviceCard } from "./parts.ts";

const stage = object({ title: label, points: list(words, 3) });

export const pregnancyPostpartumSchema = object({
  seo,
  modified: day,
  reviewed,
  card: serviceCard,
  hero,
  book: label,
  call: label,
  approach: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    picture: picture("portrait"),
  }),
  expect: object({
    eyebrow: label,
    title: text(120),
    picture: picture("wide"),
    stages: exactly(2, stage),
  }),
  relief: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    areas: exactly(10, item),
    limits: words,
    /** Whom to call before us. */
    first: words,
  }),
  techniques: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    items: list(item, 3),
    note: words,
    picture: picture("portrait"),
  }),
  benefits: object({ eyebrow: label, title: text(120), items: exactly(3, point) }),
  related: object({ title: label }),
  faq: faq(5),
  reviews: heading,
  /** The booking button that phones alone show. */
  phoneBook: object({ label, note: words }),
  helpFirst: list(words, 3),
  closing,
});

export type PregnancyPostpartum = z.infer<typeof pregnancyPostpartumSchema>;
