import { z } from "zod";
import {
  exactly,
  icon,
  label,
  list,
  object,
  reviewed,
  text,
  words,
} from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import {
  closing,
  faq,
  item,
  paragraphs,
  point,
  related,
  serviceCard,
} from "../../../schema/parts.ts";
import { picture } from "../../../schema/picture-field.ts";

/** One of the body's two states under and after stress. */
const state = <T extends string>(title: T) =>
  object({ icon, title: z.literal(title), description: words, signs: list(label, 3) });

/** A place to get help; `call` is the number a link dials. */
const support = object({
  title: label,
  description: words,
  call: z
    .string()
    .regex(/^\d[\d\s]*$/, { error: "the digits to dial" })
    .optional(),
});

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  book: z.literal("Book Now"),
  call: z.literal("Call Now"),
  what: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    picture: picture("whole"),
    limits: object({ title: label, body: paragraphs }),
  }),
  session: object({ title: text(120), steps: exactly(4, item) }),
  why: object({
    title: z.literal("Why It Matters"),
    lead: words,
    states: z.tuple([state("Fight or flight"), state("Rest and repair")], {
      error: "the two states",
    }),
    note: words,
  }),
  conditions: object({
    title: z.literal("Conditions We Support"),
    lead: words,
    items: exactly(6, item),
    limits: words,
  }),
  support: object({ eyebrow: label, title: text(120), lead: words, places: list(support, 3) }),
  benefits: object({ title: z.literal("Benefits"), lead: words, items: exactly(6, point) }),
  related: object({ ...related.shape, title: z.literal("Related Services") }),
  faq: object({
    ...faq(4).shape,
    title: z.literal("Frequently Asked Questions about NET"),
  }),
  helpFirst: list(words, 3),
  closing: closing.omit({ picture: true }),
});

export type NeuroEmotionalTechnique = z.infer<typeof schema>;
