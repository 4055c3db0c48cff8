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

/** One of the three sides that applied kinesiology looks at. */
const side = <T extends string>(title: T) =>
  object({
    title: z.literal(title),
    lead: words,
    body: paragraphs,
    /** What is asked about or looked at, in a few words each. */
    points: list(label, 3),
    /** The flower with the petal of this side lit. */
    picture: picture("whole"),
  });

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  book: label,
  what: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    limits: object({ title: label, body: paragraphs }),
  }),
  sides: object({
    eyebrow: label,
    lead: words,
    /** The flower at rest. */
    picture: picture("whole"),
    structural: side("Structural"),
    biochemical: side("Biochemical"),
    emotional: object({ ...side("Emotional").shape, aside: linkedNote }),
  }),
  why: object({ title: z.literal("Why It Matters"), statement: text(120), body: paragraphs }),
  conditions: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    items: exactly(9, item),
    limits: words,
  }),
  benefits: object({
    eyebrow: label,
    title: text(120),
    items: exactly(3, point),
    picture: picture("portrait"),
  }),
  related,
  faq: faq(3),
  reviews: heading,
  helpFirst: list(words, 3),
  closing,
  bookAssessment: z.literal("Book Assessment"),
  ask: label,
});

export type HolisticHealing = z.infer<typeof schema>;
