import { z } from "zod";
import { exactly, icon, label, list, object, path, text, words } from "./fields.ts";
import { heroPicture, picture } from "./picture-field.ts";

// What several screens share. A screen's own schema stands beside it in this folder.

/** The opening of a screen; its lead is short, for it stands on a phone's first screen. `tone` says whether the words read dark on light or white on dark. */
export const hero = object({
  eyebrow: label,
  title: label,
  lead: text(125),
  picture: heroPicture,
  tone: z.enum(["light", "dark"], { error: "light or dark" }).default("light"),
  height: z
    .enum(["small", "medium", "large"], { error: "small, medium or large" })
    .default("medium"),
  /** A soft patch of light where the picture is too busy to read on: behind the words, the bar, or both. */
  patch: z.array(z.enum(["words", "bar"], { error: "words or bar" })).default([]),
});

/** The heading of a section: small capitals above, then the heading, then an optional paragraph. */
export const heading = object({ eyebrow: label, title: text(120), lead: text(400).optional() });

export const linkTo = object({ label, to: path });

/** A link whose label is the specification's. */
export const linkNamed = (name: string) => object({ label: z.literal(name), to: path });

export const paragraphs = list(words);

/** A sentence that ends in a link to a page of the site. */
export const linkedNote = object({ text: words, link: linkTo });

/** Three services named at the end of a service page; `title` replaces a card's own. */
export const related = object({
  title: label,
  services: exactly(3, object({ to: path, title: label.optional() })),
});

export const faq = (count: number) =>
  object({
    eyebrow: label,
    title: text(120),
    items: exactly(count, object({ question: text(140), answer: paragraphs })),
  });

/** A titled point with an icon: a benefit, a technique, a reason. */
export const point = object({ icon, title: label, description: words });

/** A titled point without one: a condition, a step. */
export const item = object({ title: label, description: words });

/** The picture band that ends a screen. */
export const closing = object({ title: text(120), lead: text(240), picture: picture("wide") });

/** A card of the services grid; six of them, the last one the practitioner's. */
export const serviceCard = object({
  title: label,
  /** The title on the services overview, where it differs. */
  longTitle: label.optional(),
  /** One line for the menu. */
  line: text(80),
  description: text(160),
  features: exactly(4, text(80)),
  color: z.enum(["sand", "blush", "mist", "plaster"], { error: "sand, blush, mist or plaster" }),
  picture: picture("arch"),
});

export type Heading = z.infer<typeof heading>;
export type Faq = z.infer<ReturnType<typeof faq>>;
export type LinkedNote = z.infer<typeof linkedNote>;
export type Related = z.infer<typeof related>;
export type ServiceCard = z.infer<typeof serviceCard> & { to: string; practitioner: boolean };
