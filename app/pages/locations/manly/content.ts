import { z } from "zod";
import { https, icon, label, list, object, text, words } from "../../../schema/fields.ts";
import { pageSchema } from "../../../schema/page.ts";
import { closing, faq, hero, item, paragraphs } from "../../../schema/parts.ts";
import { picture } from "../../../schema/picture-field.ts";

const reason = (title: string) =>
  object({ icon, title: z.literal(title, { error: `“${title}”` }), description: words });

export const schema = pageSchema({
  hero: hero.extend({ title: z.literal("Trusted Chiropractic Care for the Manly Community") }),
  book: label,
  services: object({ eyebrow: label, title: text(120), lead: text(400) }),
  why: object({
    eyebrow: label,
    title: text(120),
    lead: text(400),
    reasons: z.tuple(
      [
        reason("5 minutes from Manly"),
        reason("Family and pregnancy experience"),
        reason("Holistic approach"),
        reason("Trusted by local families"),
      ],
      { error: "the four reasons" },
    ),
  }),
  directions: object({
    eyebrow: label,
    title: text(120),
    from: label,
    to: label,
    minutes: label,
    traffic: label,
    hours: label,
    address: label,
    parking: item,
    car: item,
    bus: item,
    planner: object({ label, to: https }),
    link: label,
    save: label,
  }),
  community: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    places: object({ title: label, names: list(label, 3) }),
    picture: picture("portrait"),
  }),
  closing,
  call: label,
  faq: faq(6),
});

export type Manly = z.infer<typeof schema>;
