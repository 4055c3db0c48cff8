import { z } from "zod";
import { label, list, object, reviewed, text, words } from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import {
  closing,
  faq,
  heading,
  item,
  linkedNote,
  paragraphs,
  point,
  related,
  serviceCard,
} from "../../../schema/parts.ts";
import { picture } from "../../../schema/picture-field.ts";
import type { ContentOf } from "../../../schema/references.ts";

/** The age up to which the reflexes' time line runs, in months. */
const LINE = 9;

const month = z
  .number({ error: "an age in months" })
  .min(0)
  .max(LINE, {
    error: `at most ${LINE} months, where the time line ends`,
  });

const reflex = object({
  title: label,
  /** When it is integrated; a reflex without stated months goes without. */
  months: object({ from: month, to: month })
    .refine(({ from, to }) => from < to, { error: "a first month before the last" })
    .optional(),
  /** What the reflex is. */
  what: words,
  /** What a parent may see of it. */
  see: words,
});

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  first: object({ title: label, body: paragraphs }),
  gentle: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    picture: picture("arch"),
  }),
  early: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    steps: list(item, 2),
    aside: linkedNote,
  }),
  signs: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    items: list(item, 2),
    /** Whom to see before us; stands beside the signs. */
    first: object({ title: label, body: paragraphs }),
  }),
  kids: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    /** What stands for an age is drawn in the landscape too. */
    ages: list(item.extend({ picture: picture("whole") }), 2),
    aside: linkedNote,
    landscape: picture("whole"),
    /** Runs down beside the ages where there is no room for the landscape. */
    path: picture("whole"),
  }),
  reflexes: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    /** The marks of the time line. */
    line: list(object({ month, label }), 2),
    unit: label,
    /** For a reflex without stated months. */
    varies: label,
    items: list(reflex),
    /** Closes each description. */
    ask: words,
    note: words,
  }),
  benefits: object({ eyebrow: label, title: text(120), items: list(point, 2) }),
  /** The heading of the card halfway down that says when to come. */
  visitTitle: label,
  related,
  faq,
  reviews: heading,
  helpFirst: list(words),
  /** The figures stand before the wall. */
  closing: closing.extend({ picture: picture("whole"), wall: picture("wide") }),
  bookAssessment: label,
  ask: label,
});

export type BabiesChildren = ContentOf<typeof schema>;
