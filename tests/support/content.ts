import type { z } from "zod";
import { facts } from "../../app/facts/in-words.ts";
import { schema as blogSchema } from "../../app/pages/blog/content.ts";
import { schema as homeSchema } from "../../app/pages/home/content.ts";
import { loadContent } from "../../tools/content/load.ts";
import { readYaml } from "../../tools/content/read-file.ts";

const content = await loadContent();

/** What the owner wrote, as the pages were built from it: the tests repeat none of it. */
export const { clinic, site, cards, summaries } = content;

/** The words of a page by its file in `content`, as `pages/about`, in the type of its schema. */
export const wordsOf = <T>(name: string, schema: z.ZodType<T>): T =>
  readYaml(".", `content/${name}.yaml`, schema, facts(clinic));

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
export const pagesWith = <T>(shape: z.ZodType<T>): { path: string; words: T }[] =>
  pages.flatMap(({ path, fields }) => {
    const { data } = shape.safeParse(fields);
    return data === undefined ? [] : [{ path, words: data }];
  });

export const legalPages = content.legal.map(({ data }) => data);
