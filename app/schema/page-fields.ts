import { z } from "zod";
import {
  httpsUrl,
  list,
  longText,
  object,
  path,
  servicePath,
  shortText,
  text,
  title,
} from "./fields.ts";
import { heroPicture, picture } from "./picture-field.ts";
import { questionItem } from "./question.ts";
import type { ContentOf } from "./references.ts";

// Fields that several pages share. A page's own schema is in its folder, as `schema.ts`.

/** The top of a page. The lead is short so that it fits above the fold on a phone. */
export const hero = object({
  eyebrow: title(),
  title: title(),
  lead: text(125),
  bookButton: shortText.default("Book Consultation").meta({ title: "Words of the button" }),
  picture: heroPicture,
  tone: z.enum(["light", "dark"], { error: "light or dark" }).default("light").meta({
    description:
      "Light: dark words on a light veil over the picture. Dark: white words on a dark one, as on a solid ground.",
  }),
  height: z
    .enum(["small", "medium", "large"], { error: "small, medium or large" })
    .default("medium"),
  layout: z
    .enum(["left", "right", "solid"], { error: "left, right or solid" })
    .default("left")
    .meta({
      description:
        "Where the words are on a wide screen: left or right on the picture, on the side without the subject, or on a solid ground next to it.",
    }),
});

/** The heading of a section: optional small capitals above, then the heading, then an optional paragraph. */
export const heading = object({
  eyebrow: shortText.optional(),
  title: text(120),
  lead: text(400).optional(),
});

/** A heading with all three, each required; then one without the paragraph, and one without the small capitals. */
export const fullHeading = object({ eyebrow: shortText, title: text(120), lead: longText });
export const eyebrowAndTitle = fullHeading.omit({ lead: true });
export const titleAndLead = fullHeading.omit({ eyebrow: true });

export const linkTo = object({ label: shortText, to: path });

export const paragraphs = list(longText);

/** A sentence that ends in a link to a page of the site. */
export const linkedNote = object({ text: longText, link: linkTo });

/** Services named at the end of a service page; `title` replaces a card's own. */
export const related = object({
  title: shortText,
  services: list(object({ to: servicePath, title: shortText.optional() })),
});

export const faq = object({ title: text(120), items: list(questionItem) });

/** How a course of care usually goes: how long, when the practitioner looks again, that a patient can stop. */
export const course = object({
  title: text(120),
  text: text(400),
  /** Not shown on phones. */
  picture: picture("square").optional(),
});

/** Things to try at home before a visit, such as a pillow between the knees. */
export const atHome = object({ title: text(120), tips: list(text(200)) });

/** Where a claim comes from. */
export const source = object({ label: text(120), url: httpsUrl });

/** A title and a description: a condition, a step. */
export const item = object({ title: shortText, description: longText });

/** The free discovery call, next to the form that asks for it. */
export const discoveryCall = fullHeading.extend({
  steps: list(text(140), 2),
  terms: longText,
  picture: picture("whole"),
});

/** One minute of slow breathing under a drawing of the moon: its button, and the line that says when to breathe. */
export const breathing = object({
  startButton: shortText,
  stopButton: shortText,
  rest: text(80).meta({
    description: "The line under the drawing, before the minute, and after it’s stopped.",
  }),
  breatheIn: text(80),
  breatheOut: text(80),
  end: text(80).meta({ description: "The line once the minute is over." }),
});

/** An item with a small drawing: a technique, a reason. */
export const itemWithPicture = item.extend({ picture: picture("square") });

/** An item with a small drawing, if there is one that fits: a benefit, a condition, a reason. */
export const itemWithOptionalPicture = item.extend({ picture: picture("square").optional() });

/**
 * When to get medical help before a visit. `signs` are in view and `more` folds out, grouped by what to do. A sign of a
 * group may say more about what to do, after a colon.
 */
export const helpFirst = object({
  signs: list(text(200)).meta({
    singular: "Sign",
    description:
      "The few signs this reader might have tonight, emergencies first. Each says what to do after a colon.",
  }),
  more: list(
    object({
      action: text(120).meta({ description: "What to do, such as: See a doctor today" }),
      signs: list(text(200)).meta({ singular: "Sign" }),
    }),
    0,
  )
    .default([])
    .meta({
      title: "More signs",
      singular: "Group",
      description: "All other signs, grouped by what to do, the most urgent first. They fold out.",
    }),
}).meta({ title: "When to get medical help first" });

/** The end of a page: a picture, and the next step. */
export const closing = object({ title: text(120), lead: text(240), picture: picture("arch") });

/** The end of a service page whose button books an assessment. */
export const assessmentClosing = closing.extend({
  picture: picture("whole"),
  assessmentButton: shortText,
  contactButton: shortText,
});

/** A card in the services grid. The last card leads to the About page. */
export const pageCard = object({
  title: title(),
  /** The title on the services overview, where it differs. */
  longTitle: title().optional(),
  menuLine: text(80),
  description: text(160),
  features: list(text(80), 2, 6),
  leafColor: z
    .enum(["leaf", "clay", "sea", "dark"], { error: "leaf, clay, sea or dark" })
    .meta({ title: "Colour of the leaves" }),
  picture: picture("arch"),
});

export type BreathingContent = ContentOf<typeof breathing>;
export type DiscoveryCallContent = ContentOf<typeof discoveryCall>;
export type HelpFirstContent = ContentOf<typeof helpFirst>;
export type AtHomeContent = ContentOf<typeof atHome>;
export type CourseContent = ContentOf<typeof course>;
export type SourceContent = ContentOf<typeof source>;
export type HeroContent = ContentOf<typeof hero>;
export type ClosingContent = ContentOf<typeof closing>;
export type HeadingContent = ContentOf<typeof heading>;
export type FaqContent = ContentOf<typeof faq>;
export type LinkedNoteContent = ContentOf<typeof linkedNote>;
export type RelatedServicesContent = ContentOf<typeof related>;
export type PageCardContent = ContentOf<typeof pageCard> & {
  path: string;
  isPractitioner: boolean;
};
