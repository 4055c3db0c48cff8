import { z } from "zod";
import { label, object, text, words } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { linkTo } from "../../schema/parts.ts";
import { picture } from "../../schema/picture-field.ts";

export const schema = pageSchema({
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
  }),
});

export type Blog = z.infer<typeof schema>;
