import { z } from "zod";
import { day, https, icon, label, list, object, seo, text, words } from "../fields.ts";
import { picture } from "../picture-field.ts";
import { closing, faq, hero, item, paragraphs } from "./parts.ts";

const reason = (title: string) =>
  object({ icon, title: z.literal(title, { error: `“${title}”` }), description: words });

export const manlySchema = object({
  seo,
  modified: day,
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

export type Manly = z.infer<typeof manlySchema>;
