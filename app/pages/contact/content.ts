import { z } from "zod";
import { exactly, label, object, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { closing, hero } from "../../schema/parts.ts";

export const schema = pageSchema({
  hero: hero.extend({ title: z.literal("Let’s Connect") }),
  book: z.literal("Book Online Now"),
  discovery: object({
    eyebrow: label,
    title: z.literal("Book Your Free Discovery Call"),
    lead: words,
    steps: exactly(3, text(140)),
    terms: words,
    form: label,
  }),
  accreditation: object({ title: label, number: label, check: label }),
  /** The labels of the ways to reach the clinic at the hero's foot. */
  rows: object({ call: label, mail: label, address: label, directions: label }),
  contact: object({
    title: label,
    phone: label,
    email: label,
    address: label,
    hours: label,
    save: label,
  }),
  visit: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    parking: label,
    transport: label,
    arriving: object({ title: label, text: words }),
  }),
  closing: closing.extend({ title: z.literal("Ready to Book?") }),
  call: label,
});

export type Contact = z.infer<typeof schema>;
