import { label, object, text } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { linkTo } from "../../schema/page-parts.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = pageSchema({
  latest: text(120),
  readMore: label,
  minutes: label,
  soon: object({ title: text(120), lead: text(200), link: linkTo }),
  article: object({
    by: label,
    updated: label,
    contents: label,
    keyPoints: label,
    sources: label,
    next: object({ title: label, lead: text(200) }),
    contactButton: label,
    about: object({ label }),
    related: label,
  }),
});

export type Blog = ContentOf<typeof schema>;
