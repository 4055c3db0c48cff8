import { list, longText, object, shortText, text, year } from "../../schema/fields.ts";
import { makePageSchema } from "../../schema/page.ts";
import {
  closing,
  eyebrowAndTitle,
  heading,
  itemWithPicture,
  linkTo,
  pageCard,
  paragraphs,
  titleAndLead,
} from "../../schema/page-fields.ts";
import { picture } from "../../schema/picture-field.ts";
import type { ContentOf } from "../../schema/references.ts";

/** A qualification, and the degree or course behind it once the owner has filled it in. */
const qualification = itemWithPicture.extend({
  degree: object({
    name: shortText.meta({ title: "Degree or course" }),
    university: shortText.meta({ title: "University or course provider" }),
    year,
  })
    .optional()
    .meta({
      title: "Degree or course",
      description:
        "Shown on the card. If it was part of your degree, write the degree here too. If this is empty, the card says only what it covers.",
    }),
});

export const schema = makePageSchema({
  card: pageCard,
  /** The words next to her portrait. Her registration comes from content/clinic.yaml. */
  practitionerCard: object({
    sentence: text(160),
    drawing: picture("whole").meta({ description: "Shown until there is a portrait." }),
    registrationLabel: shortText,
    numberLabel: shortText,
    registerLink: shortText,
  }),
  timeline: object({ title: shortText, steps: list(object({ year, text: text(160) }), 2) })
    .optional()
    .meta({
      title: "Timeline",
      description:
        "Your own years, such as 2014 and what happened. If this is empty, there is no timeline.",
    }),
  story: titleAndLead.extend({
    body: paragraphs,
    interestsTitle: shortText,
    interests: list(linkTo.extend({ picture: picture("arch") })),
  }),
  qualifications: eyebrowAndTitle.extend({
    cards: list(qualification, 2),
    registration: object({
      title: text(120),
      registrationLabel: shortText,
      numberLabel: shortText,
      registerLink: shortText,
      associationLabel: shortText,
      insuranceLabel: shortText,
    }),
  }),
  /** For doctors, midwives and nurses who send someone here. */
  referrers: object({ title: text(120), body: paragraphs }),
  philosophy: object({
    title: text(120),
    quote: text(160),
    text: longText,
    contactButton: shortText,
    picture: picture("whole"),
  }),
  reviews: heading,
  closing: closing.extend({ callButton: shortText }),
});

export type AboutContent = ContentOf<typeof schema>;
