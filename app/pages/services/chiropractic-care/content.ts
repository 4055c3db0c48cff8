import { z } from "zod";
import {
  exactly,
  https,
  icon,
  label,
  list,
  object,
  reviewed,
  text,
  words,
} from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import { closing, faq, item, paragraphs, related, serviceCard } from "../../../schema/parts.ts";
import { picture } from "../../../schema/picture-field.ts";

/** A point whose title the specification fixes. */
const titled = <T extends string>(title: T) =>
  object({ title: z.literal(title), description: words });

const benefit = <T extends string>(title: T) => titled(title).extend({ icon });

const iconed = <T extends string>(title: T) =>
  object({
    icon: z.enum(["adjust", "spine", "leaf"], { error: "adjust, spine or leaf" }),
    title: z.literal(title),
    description: words,
  });

const named = <T extends string>(name: T) => object({ name: z.literal(name), description: words });

export const schema = pageSchema({
  reviewed,
  card: serviceCard,
  bookYourAssessment: z.literal("Book Your Assessment"),
  approach: object({ eyebrow: label, title: text(120), lead: words, body: paragraphs }),
  firstVisit: object({
    eyebrow: label,
    title: text(120),
    steps: exactly(4, item),
  }),
  practitioner: object({
    eyebrow: label,
    quote: text(160),
    body: paragraphs,
  }),
  techniques: object({
    eyebrow: label,
    title: text(120),
    three: z.tuple(
      [iconed("Gentle Adjusting"), iconed("Spinal Manipulation"), iconed("Holistic Approach")],
      { error: "the three techniques" },
    ),
  }),
  /** The five techniques stated across the site, in the order of content/clinic.yaml. */
  named: object({
    eyebrow: label,
    title: text(120),
    lead: text(400),
    five: z.tuple(
      [named("Manual Adjustments"), named("NET"), named("AK"), named("SOT"), named("Activator")],
      { error: "the five techniques" },
    ),
    note: words,
    /** The drawing whose five signed pebbles stand for the five, in their order. */
    spine: object({ wide: picture("whole"), narrow: picture("whole") }),
  }),
  care: object({
    eyebrow: label,
    title: text(120),
    benefits: object({
      tab: z.literal("Benefits of Care"),
      intro: words,
      items: z.tuple(
        [
          benefit("Pain Relief"),
          benefit("Better Posture"),
          benefit("Nervous System Health"),
          benefit("Quality Sleep"),
          benefit("Increased Energy"),
          benefit("Stress Relief"),
        ],
        { error: "the six benefits" },
      ),
    }),
    conditions: object({
      tab: z.literal("Conditions We Help With"),
      intro: words,
      items: z.tuple(
        [
          titled("Back & Spine Issues"),
          titled("Neck & Shoulder Tension"),
          titled("Headaches & Migraines"),
          titled("Nerve Pain"),
          titled("Sports Injuries"),
          titled("Postural Problems"),
        ],
        { error: "the six conditions" },
      ),
    }),
    evidence: object({
      title: label,
      body: paragraphs,
      source: object({ label: text(120), url: https }),
    }),
  }),
  related,
  faq: faq(5),
  helpFirst: list(words, 3),
  closing,
  bookAssessment: z.literal("Book Assessment"),
  askQuestions: z.literal("Ask Questions"),
});

export type ChiropracticCare = z.infer<typeof schema>;
