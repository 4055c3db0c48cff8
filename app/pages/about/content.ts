import type { z } from "zod";
import { label, list, object, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { heading, linkTo, paragraphs, point, serviceCard } from "../../schema/parts.ts";
import { picture } from "../../schema/picture-field.ts";

export const schema = pageSchema({
  card: serviceCard,
  book: label,
  /** Who stands beside her picture; the facts come from the clinic's. */
  opening: object({ sentence: text(160), registration: label, number: label, check: label }),
  /** The years on the way to this clinic, for the owner to fill. */
  journey: object({ label, steps: list(object({ year: label, what: text(160) }), 3) }),
  story: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    interests: label,
    tags: list(linkTo),
  }),
  qualifications: object({
    eyebrow: label,
    title: text(120),
    cards: list(point, 2),
    facts: object({
      title: text(120),
      registration: label,
      number: label,
      register: label,
      association: label,
      insurance: label,
    }),
  }),
  philosophy: object({
    title: text(120),
    quote: text(160),
    body: words,
    button: label,
  }),
  reviews: heading,
  closing: object({
    eyebrow: label,
    title: text(120),
    body: paragraphs,
    call: label,
    picture: picture("arch"),
  }),
});

export type About = z.infer<typeof schema>;
