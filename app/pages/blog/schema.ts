import { object, shortText, text } from "../../schema/fields.ts";
import { pageSchema } from "../../schema/page.ts";
import { linkTo } from "../../schema/page-fields.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = pageSchema({
  latest: text(120),
  readMore: shortText,
  minutes: shortText,
  soon: object({ title: text(120), lead: text(200), link: linkTo }),
  article: object({
    by: shortText,
    updated: shortText,
    contents: shortText,
    keyPoints: shortText,
    sources: shortText,
    next: object({ title: shortText, lead: text(200) }),
    contactButton: shortText,
    about: object({ label: shortText }),
    related: shortText,
  }),
});

export type BlogContent = ContentOf<typeof schema>;
