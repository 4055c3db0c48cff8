import { z } from "zod";
import { exactly, label, list, object, reviewed, text, words } from "../../../schema/fields.ts";
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

const description = {
  /** What the reflex is. */
  what: words,
  /** What a parent may see of it. */
  see: words,
};

/** A reflex with the months that the specification states for it. */
const timed = <T extends string>(title: T, from: number, to: number) =>
  object({
    title: z.literal(title),
    months: object({
      from: z.literal(from, { error: `${from}, as specified` }),
      to: z.literal(to, { error: `${to}, as specified` }),
    }),
    ...description,
  });

/** The one reflex without stated months. */
const untimed = <T extends string>(title: T) => object({ title: z.literal(title), ...description });

/** The age up to which the reflexes' time line runs, in months. */
const LINE = 9;

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  book: label,
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
    steps: exactly(4, item),
    aside: linkedNote,
  }),
  signs: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    items: exactly(7, item),
    /** Whom to see before us; stands beside the signs. */
    first: object({ title: label, body: paragraphs }),
  }),
  kids: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    /** What stands for an age is drawn in the landscape too. */
    ages: exactly(4, item.extend({ picture: picture("whole") })),
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
    line: list(object({ month: z.number().min(0).max(LINE), label }), 2),
    unit: label,
    /** For a reflex without stated months. */
    varies: label,
    items: z.tuple(
      [
        timed("Moro", 3, 6),
        untimed("Rooting & Sucking"),
        timed("Palmar & Plantar Grasp", 3, 6),
        timed("ATNR", 4, 6),
        timed("TLR", 3, 4),
        timed("Spinal Galant", 3, 9),
      ],
      { error: "the six reflexes" },
    ),
    /** Closes each description. */
    ask: words,
    note: words,
  }),
  benefits: object({ eyebrow: label, title: text(120), items: exactly(6, point) }),
  related,
  faq: faq(5),
  reviews: heading,
  helpFirst: list(words, 3),
  /** The figures stand before the wall. */
  closing: closing.extend({ picture: picture("whole"), wall: picture("wide") }),
  bookAssessment: z.literal("Book Assessment"),
  ask: label,
});

export type BabiesChildren = z.infer<typeof schema>;
