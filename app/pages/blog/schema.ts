import { object, shortText, text } from "../../schema/fields.ts";
import { makePageSchema } from "../../schema/page.ts";
import { linkTo } from "../../schema/page-fields.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = makePageSchema({
  latestTitle: text(120),
  readMoreLink: shortText,
  minutes: shortText,
  comingSoon: object({ title: text(120), lead: text(200), link: linkTo }),
  article: object({
    byLabel: shortText,
    updatedLabel: shortText,
    tableOfContentsTitle: shortText,
    keyPointsTitle: shortText,
    sourcesTitle: shortText,
    next: object({ title: shortText, lead: text(200) }),
    contactButton: shortText,
    authorLabel: shortText,
    relatedTitle: shortText,
  }),
});

export type BlogContent = ContentOf<typeof schema>;
