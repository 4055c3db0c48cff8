import { z } from "zod";
import { day, label, object, seo, text, words } from "../fields.ts";
import { picture } from "../picture-field.ts";
import { hero, linkTo } from "./parts.ts";

export const blogSchema = object({
  seo,
  modified: day,
  hero,
  book: z.literal("Book Consultation"),
  latest: z.literal("Latest Articles"),
  readMore: z.literal("Read More"),
  minutes: label,
  soon: object({ title: z.literal("More Articles Coming Soon"), lead: text(200), link: linkTo }),
  article: object({
    by: label,
    reviewed: label,
    updated: label,
    contents: label,
    keyPoints: label,
    sources: label,
    share: label,
    copied: label,
    next: object({ title: label, lead: text(200) }),
    online: label,
    call: label,
    getInTouch: z.literal("Get In Touch"),
    about: object({ label, text: words, picture: picture("arch") }),
    related: label,
    table: label,
  }),
});

export type Blog = z.infer<typeof blogSchema>;
