import type { z } from "zod";
import { schema as blogSchema } from "../../app/pages/blog/content.ts";
import { schema as homeSchema } from "../../app/pages/home/content.ts";
import type { ContentOf } from "../../app/schema/references.ts";
import { loadContent } from "../../tools/content/load.ts";

const content = await loadContent();

/** What the owner wrote, as the pages were built from it: the tests repeat none of it. */
export const { clinic, site, cards, summaries } = content;

const { form, chat, reviews, map } = clinic.integrations;
/** The outside services that pages show, connected or as a preview. */
export const SHOWN = {
  form: form.shown,
  chat: chat.shown,
  reviews: reviews.shown,
  map: map.shown,
};
export const CHAT_IS_PREVIEW = chat.shown && chat.id === "";

/** The words of a page by its file in `content`, as `pages/about`, in the type of its schema: the loader has checked them. */
export function wordsOf<Schema extends z.ZodType>(name: string, _: Schema): ContentOf<Schema> {
  const page: unknown = content.pages.find((candidate) => candidate.name === name)?.fields;
  return page as ContentOf<Schema>;
}

export const home = wordsOf("pages/home", homeSchema);
export const blog = wordsOf("pages/blog", blogSchema);
export const teasers = home.blog.articles.flatMap((slug) =>
  summaries.filter((summary) => summary.slug === slug),
);

/** The services of the menu: every card but the practitioner's. */
export const services = cards.filter(({ practitioner }) => !practitioner);

export const articles = content.articles.map(({ data, body }) => ({ ...data, body }));
/** The pages that are one YAML file each: their path and what they say. */
export const pages = content.pages.map(({ path, fields }) => ({ path, fields }));

/** The pages whose words have parts of this shape, in the order of the site map: whichever they are today. */
export const pagesWith = <Shape extends z.ZodType>(shape: Shape) =>
  pages.flatMap(({ path, fields }: { path: string; fields: unknown }) =>
    shape.safeParse(fields).success ? [{ path, words: fields as ContentOf<Shape> }] : [],
  );

export const legalPages = content.legal.map(({ data }) => data);
