import { z } from "zod";
import { label, list, object, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { closing, heading, hero, linkTo } from "../../schema/parts.ts";

/** The techniques stated across the site, as `clinic.yaml` names them. */
const TECHNIQUES = ["Manual Adjustments", "NET", "AK", "SOT", "Activator"] as const;

const technique = object({
  name: z.enum(TECHNIQUES, { error: `one of ${TECHNIQUES.join(", ")}` }),
  /** What an abbreviation stands for. */
  full: label.optional(),
  description: words,
});

export const schema = pageSchema({
  hero: hero.extend({ title: z.literal("Our Services", { error: "Our Services" }) }),
  book: z.literal("Book Consultation", { error: "Book Consultation" }),
  getInTouch: z.literal("Get In Touch", { error: "Get In Touch" }),
  services: heading.extend({ points: label }),
  choose: heading.extend({
    choices: list(object({ situation: text(120), link: linkTo }), 3),
    note: words,
  }),
  techniques: heading.extend({
    items: list(technique).refine(
      (items) =>
        items.length === TECHNIQUES.length &&
        TECHNIQUES.every((name, i) => items[i]?.name === name),
      { error: `the techniques ${TECHNIQUES.join(", ")}, each once` },
    ),
    notes: list(words),
  }),
  closing,
});

export type Services = z.infer<typeof schema>;
