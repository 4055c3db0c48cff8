import { z } from "zod";
import { day, exactly, label, list, object, slug, text } from "../fields.ts";
import { picture } from "../picture-field.ts";

const CATEGORIES = [
  "Paediatric Health",
  "Health Education",
  "Nervous System Health",
  "Holistic Health",
  "Stress Management",
  "Health Tips",
] as const;

/** Where an article's booking button leads; "none" shows it without a link, as the specification does. */
const BOOKING = ["contact", "booking", "phone", "none"] as const;

const READING_SPEED = 200;
const READING_TOLERANCE = 0.1;

export const articleSchema = object({
  title: label,
  description: text(160).min(50, { error: "a description of 50 to 160 characters" }),
  excerpt: text(200).meta({ description: "The few words on the card." }),
  lead: text(180).meta({ description: "The sentence under the title." }),
  category: z.enum(CATEGORIES, { error: `one of ${CATEGORIES.join(", ")}` }),
  order: z.int({ error: "a whole number" }).optional().meta({
    description:
      "The place on the blog page. Without one the article stands first, the newest before the others.",
  }),
  date: day.meta({ description: "The day shown." }),
  published: day.optional().meta({
    description: "Only where the first day of publication is not the day shown.",
  }),
  modified: day.optional().meta({ description: "The day of the last real change." }),
  reviewed: day.meta({ description: "The day you last read it through and stood by it." }),
  readMinutes: z.int({ error: "whole minutes" }).min(1, { error: "at least 1 minute" }).meta({
    title: "Minutes to read",
    description: "At about 200 words a minute. The check counts, and tells the right number.",
  }),
  picture: picture("banner"),
  card: picture("card"),
  thumbnail: picture("square"),
  back: label.meta({ description: "The words of the link back to the blog." }),
  booking: object({ label, to: z.enum(BOOKING, { error: `one of ${BOOKING.join(", ")}` }) }),
  getInTouch: z
    .boolean({ error: "true or false" })
    .default(false)
    .meta({ description: "A second button, to the contact page." }),
  helpFirst: list(text(200), 3).meta({
    title: "When to get medical help first",
    description: "At least three lines.",
  }),
  related: exactly(3, slug).meta({
    title: "Related articles",
    description: "Three other articles.",
  }),
});

export const legalSchema = object({
  title: label,
  description: text(160).min(50, { error: "a description of 50 to 160 characters" }),
  lead: text(180),
  effective: label,
  modified: day,
});

/** Words, not marks: what a reader reads of a Markdown text. */
export const countWords = (markdown: string): number =>
  markdown
    .replace(/<\/?[A-Z][^>]*>/g, " ")
    .replace(/\]\([^)]*\)/g, "] ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What is wrong with a stated reading time at 200 words a minute, or nothing. */
export function readingTimeProblem(body: string, readMinutes: number): string | undefined {
  const count = countWords(body);
  const wanted = readMinutes * READING_SPEED;
  if (Math.abs(count - wanted) <= wanted * READING_TOLERANCE) return undefined;
  return `readMinutes: found ${readMinutes} minutes for ${count} words, expected about ${Math.round(count / READING_SPEED)}`;
}

export type ArticleFields = z.infer<typeof articleSchema>;
export type ArticleSummary = Pick<
  ArticleFields,
  "title" | "excerpt" | "category" | "date" | "readMinutes" | "card" | "thumbnail"
> & { slug: string; to: string };
export type ContentsEntry = { id: string; title: string };
export type Article = Omit<ArticleFields, "related" | "card" | "thumbnail"> & {
  slug: string;
  to: string;
  published: string;
  modified: string;
  words: number;
  contents: ContentsEntry[];
  related: ArticleSummary[];
};
export type Legal = z.infer<typeof legalSchema> & { to: string; contents: ContentsEntry[] };
