import { z } from "zod";
import { exactly, label, list, object, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { heading, linkTo, paragraphs, point, serviceCard } from "../../schema/parts.ts";
import { picture } from "../../schema/picture-field.ts";

const TAGS = ["Applied Kinesiology", "Pregnancy Care", "Paediatric Care"] as const;
const QUALIFICATIONS = [
  "Doctor of Chiropractic",
  "Applied Kinesiology",
  "Paediatric Care",
  "Neuro-Emotional Technique",
] as const;

const inOrder = (found: string[], wanted: readonly string[]) =>
  found.length === wanted.length && wanted.every((name, i) => found[i] === name);

export const schema = pageSchema({
  card: serviceCard,
  book: label,
  /** Who stands beside her picture; the facts come from the clinic's. */
  opening: object({ sentence: text(160), registration: label, number: label, check: label }),
  /** The years on the way to this clinic, for the owner to fill. */
  journey: object({ label, steps: list(object({ year: label, what: text(160) }), 3) }),
  story: object({
    eyebrow: label,
    title: z.literal("My Journey to Holistic Healing", {
      error: "My Journey to Holistic Healing",
    }),
    lead: words,
    body: paragraphs,
    interests: label,
    tags: exactly(3, linkTo).refine(
      (tags) =>
        inOrder(
          tags.map((tag) => tag.label),
          TAGS,
        ),
      { error: `the tags ${TAGS.join(", ")}` },
    ),
  }),
  qualifications: object({
    eyebrow: label,
    title: z.literal("Qualifications & Expertise", { error: "Qualifications & Expertise" }),
    cards: exactly(4, point).refine(
      (cards) =>
        inOrder(
          cards.map((card) => card.title),
          QUALIFICATIONS,
        ),
      { error: `the cards ${QUALIFICATIONS.join(", ")}` },
    ),
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
    title: z.literal("My Philosophy", { error: "My Philosophy" }),
    quote: text(160),
    body: words,
    button: z.literal("Start Your Healing Journey", { error: "Start Your Healing Journey" }),
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
