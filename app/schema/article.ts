import { z } from "zod";
import type { PictureData } from "../lib/picture-data.ts";
import {
  description,
  httpsUrl,
  isoDate,
  list,
  object,
  reviewed,
  shortText,
  slug,
  THIS_YEAR,
  text,
  title,
} from "./fields.ts";
import { helpFirst } from "./page-fields.ts";
import { picture } from "./picture-field.ts";
import type { ContentOf } from "./references.ts";

const DESTINATIONS = ["contact", "booking", "phone"] as const;

/** Words a minute: an adult reads about that many silently. */
const READING_SPEED = 200;

/** A source an article is based on. `journal` is the journal or the publisher. */
const articleSource = object({
  authors: text(200),
  year: z
    .int({ error: "a year such as 2024" })
    .min(1900, { error: "a year such as 2024" })
    // Journals date some issues ahead.
    .max(THIS_YEAR + 1, { error: "next year at the latest, such as 2024" }),
  title: text(300),
  journal: text(160).meta({ description: "Or who published it." }),
  url: httpsUrl,
});

export const articleSchema = object({
  title: title(60).meta({ description: "It has two lines on the card." }),
  description,
  excerpt: text(100).meta({ description: "A few words for the card, three lines at most." }),
  lead: text(180).meta({ description: "The sentence under the title." }),
  category: title(40).regex(/^[^<]*$/, { error: "words without <, which the feed can't hold" }),
  order: z.int({ error: "a whole number" }).optional().meta({
    description:
      "Its place on the blog page. If it is empty, the article comes first, with the newest at the top.",
  }),
  date: isoDate.meta({ description: "The day shown." }),
  published: isoDate.optional().meta({
    description:
      "Fill this in only if it was first published on a different day from the one shown.",
  }),
  /** Not shown, unlike `updated`: for the sitemap, the feed and structured data. */
  modified: isoDate.optional().meta({
    description: "The last-modified day for search engines. Ignored once Updated is filled in.",
  }),
  updated: isoDate.optional().meta({
    description: "The day of the last real change, shown on the page. Empty: no day is shown.",
  }),
  reviewed,
  picture: picture("articleHeader"),
  cardPicture: picture("articleCard").optional().meta({
    title: "Picture on the card",
    description: "Empty: the article’s own picture.",
  }),
  backLink: shortText.meta({ description: "The words of the link back to the blog." }),
  mainButton: object({
    label: shortText,
    destination: z.enum(DESTINATIONS, { error: `one of ${DESTINATIONS.join(", ")}` }),
  }),
  showContactButton: z
    .boolean({ error: "true or false" })
    .default(false)
    .meta({ description: "A second button, to the contact page." }),
  keyPoints: list(text(160), 3, 3).meta({ title: "Three points to keep", singular: "Point" }),
  helpFirst,
  sources: z.array(articleSource, { error: "a list of sources" }).default([]).meta({
    singular: "Source",
    description: "What the article is based on, and where to read each one.",
  }),
  related: list(slug, 1, 3).meta({
    title: "Related articles",
    description: "One to three other articles.",
  }),
});

/** How long a text takes to read, in whole minutes. */
export const estimateReadingMinutes = (wordCount: number): number =>
  Math.max(1, Math.round(wordCount / READING_SPEED));

export type ArticleContent = ContentOf<typeof articleSchema>;
export type ArticleSummary = Pick<ArticleContent, "title" | "excerpt" | "category" | "date"> & {
  readingMinutes: number;
  slug: string;
  path: string;
  /** The field `cardPicture`, or else the article's picture, cropped for its card. */
  cardPicture: PictureData;
};
export type ArticleSourceContent = z.infer<typeof articleSource>;
export type TableOfContentsEntry = { id: string; title: string };
export type Article = Omit<ArticleContent, "related" | "cardPicture"> & {
  slug: string;
  path: string;
  published: string;
  modified: string;
  wordCount: number;
  readingMinutes: number;
  tableOfContents: TableOfContentsEntry[];
  /** The pictures inside the text, by file name. */
  figures: Record<string, PictureData>;
  related: ArticleSummary[];
};
