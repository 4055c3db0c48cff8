import { z } from "zod";
import type { Picture } from "../ui/picture-data.ts";
import { day, https, label, list, object, reviewed, slug, text } from "./fields.ts";
import { picture } from "./picture-field.ts";

/** Where an article's booking button leads; "none" shows it without a link. */
const BOOKING = ["contact", "booking", "phone", "none"] as const;

/** The shape in which the picture beside the title is seen. */
const FRAMES = ["arch", "hill", "window", "circle", "oval", "sail"] as const;

const READING_SPEED = 200;
const READING_TOLERANCE = 0.1;

/** Something an article rests on. `journal` is the journal, or who published it. */
const source = object({
  authors: text(200),
  year: z.int({ error: "a year such as 2024" }).min(1900, { error: "a year such as 2024" }),
  title: text(300),
  journal: text(160),
  url: https,
});

export const articleSchema = object({
  title: text(60).meta({ description: "On the card it has two lines." }),
  description: text(160).min(50, { error: "a description of 50 to 160 characters" }),
  excerpt: text(100).meta({ description: "The few words on the card, three lines at most." }),
  lead: text(180).meta({ description: "The sentence under the title." }),
  category: text(40),
  order: z.int({ error: "a whole number" }).optional().meta({
    description:
      "The place on the blog page. Without one the article stands first, the newest before the others.",
  }),
  date: day.meta({ description: "The day shown." }),
  published: day.optional().meta({
    description: "Only where the first day of publication is not the day shown.",
  }),
  modified: day.optional().meta({ description: "The day of the last real change." }),
  reviewed,
  readMinutes: z.int({ error: "whole minutes" }).min(1, { error: "at least 1 minute" }).meta({
    title: "Minutes to read",
    description: "At about 200 words a minute. The check counts, and tells the right number.",
  }),
  picture: picture("opening"),
  frame: z.enum(FRAMES, { error: `one of ${FRAMES.join(", ")}` }).default("arch"),
  card: picture("card"),
  thumbnail: picture("square"),
  back: label.meta({ description: "The words of the link back to the blog." }),
  booking: object({ label, to: z.enum(BOOKING, { error: `one of ${BOOKING.join(", ")}` }) }),
  getInTouch: z
    .boolean({ error: "true or false" })
    .default(false)
    .meta({ description: "A second button, to the contact page." }),
  keyPoints: list(text(160), 3, 3).meta({ title: "Three points to keep", one: "Point" }),
  helpFirst: list(text(200)).meta({
    title: "When to get medical help first",
    one: "Line",
    description: "Each line with what to do and whom to call.",
  }),
  sources: z.array(source, { error: "a list of sources" }).default([]).meta({
    one: "Source",
    description: "What the article rests on, each with the way to read it.",
  }),
  related: list(slug, 1, 3).meta({
    title: "Related articles",
    description: "One to three other articles.",
  }),
});

export const legalSchema = object({
  title: label,
  description: text(160).min(50, { error: "a description of 50 to 160 characters" }),
  lead: text(180),
  effective: label,
  modified: day,
});

/**
 * What is wrong with a stated reading time at 200 words a minute, or nothing. The nearest whole minute is
 * always right; another is where the text stays within a tenth of it.
 */
export function readingTimeProblem(count: number, readMinutes: number): string | undefined {
  const nearest = Math.max(1, Math.round(count / READING_SPEED));
  const stated = readMinutes * READING_SPEED;
  if (readMinutes === nearest || Math.abs(count - stated) <= stated * READING_TOLERANCE)
    return undefined;
  return `readMinutes: found ${readMinutes} minutes for ${count} words, expected ${nearest}`;
}

export type ArticleFields = z.infer<typeof articleSchema>;
export type ArticleSummary = Pick<
  ArticleFields,
  "title" | "excerpt" | "category" | "date" | "readMinutes" | "card" | "thumbnail"
> & { slug: string; to: string };
export type Source = z.infer<typeof source>;
export type ContentsEntry = { id: string; title: string };
export type Article = Omit<ArticleFields, "related" | "card" | "thumbnail"> & {
  slug: string;
  to: string;
  published: string;
  modified: string;
  words: number;
  contents: ContentsEntry[];
  /** The pictures inside the text, by their file. */
  figures: Record<string, Picture>;
  related: ArticleSummary[];
};
export type Legal = z.infer<typeof legalSchema> & { to: string; contents: ContentsEntry[] };
