import { list, longText, object, shortId, shortText, slug, text } from "../../schema/fields.ts";
import { makePageSchema } from "../../schema/page.ts";
import {
  closing,
  discoveryCall,
  eyebrowAndTitle,
  fullHeading,
  heading,
  item,
  linkedNote,
  linkTo,
  paragraphs,
} from "../../schema/page-fields.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

export const schema = makePageSchema({
  about: fullHeading.extend({ body: paragraphs, picture: picture("upright") }),
  /** The first visit, moment by moment, with answers to common questions. */
  firstVisit: eyebrowAndTitle.extend({
    picture: picture("band").meta({ description: "A band across the page." }),
    steps: list(item.extend({ picture: picture("whole") }), 1),
    length: object({ label: shortText, text: longText }),
    wear: object({ label: shortText, text: longText }),
    fee: object({ label: shortText, text: longText }),
    bookButton: shortText,
  }),
  services: object({ title: text(120), link: linkTo }),
  kindsOfCare: eyebrowAndTitle.extend({
    tabs: list(
      object({
        id: shortId,
        label: shortText,
        title: shortText,
        description: longText,
        conditionsTitle: shortText,
        conditions: list(shortText, 2),
        /** What research says, in a clause, with a link to the service. */
        linkedNote,
      }),
      2,
      6,
    ).refine((tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length, {
      error: "a different id for each tab",
    }),
    assessmentButton: shortText,
    consultationLink: shortText,
  }),
  discoveryCall,
  blog: eyebrowAndTitle.extend({
    articles: list(slug, 2, 6),
    link: linkTo,
    previousButton: shortText,
    nextButton: shortText,
  }),
  reviews: heading,
  gettingHere: object({ title: text(120), hoursTitle: shortText, directionsLink: shortText }),
  closing: closing.extend({ callButton: shortText }),
});

export type HomeContent = ContentOf<typeof schema>;
