import { z } from "zod";
import { exactly, label, list, object, slug, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { closing, heading, linkNamed, paragraphs } from "../../schema/parts.ts";
import { picture } from "../../schema/picture-field.ts";

const TAB_IDS = ["chiropractic", "kinesiology", "pregnancy", "paediatric"] as const;

export const schema = pageSchema({
  book: z.literal("Book Now"),
  call: z.literal("Call Now"),
  about: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    body: paragraphs,
    picture: picture("portrait"),
    inset: picture("square"),
  }),
  /** A first visit in four moments, with what people ask before they book one. */
  firstVisit: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    picture: picture("hero"),
    moments: exactly(4, object({ title: label, text: words, picture: picture("whole") })),
    length: object({ label, text: words }),
    wear: object({ label, text: words }),
    fee: object({ label, text: words }),
    book: label,
  }),
  services: object({ eyebrow: label, title: text(120), all: linkNamed("View All Services") }),
  help: object({
    eyebrow: label,
    title: text(120),
    tabs: exactly(
      4,
      object({
        id: z.enum(TAB_IDS, { error: `one of ${TAB_IDS.join(", ")}` }),
        tab: label,
        title: label,
        description: words,
        concerns: label,
        conditions: list(label, 3),
        note: words,
      }),
    ),
    book: z.literal("Book Assessment"),
    consult: z.literal("Book a Consultation"),
  }),
  discovery: object({
    eyebrow: label,
    title: text(120),
    lead: words,
    steps: exactly(3, words),
    terms: words,
  }),
  blog: object({
    eyebrow: label,
    title: text(120),
    articles: exactly(4, slug),
    all: linkNamed("View All Articles"),
  }),
  reviews: heading,
  location: object({
    eyebrow: label,
    title: text(120),
    hours: label,
    directions: label,
    map: label,
  }),
  closing,
});

export type Home = z.infer<typeof schema>;
