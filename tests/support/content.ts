import type { z } from "zod";
import { schema as blogSchema } from "../../app/pages/blog/schema.ts";
import { schema as homeSchema } from "../../app/pages/home/schema.ts";
import type { ContentOf } from "../../app/schema/references.ts";
import { loadContent } from "../../tools/content/load-content.ts";

const content = await loadContent();

/** The content the pages are built from, so that tests don't repeat it. */
export const { clinic, site, cards, summaries } = content;

const { form, chat, reviews, map } = clinic.integrations;
/** The outside services that pages show, connected or as a placeholder. For any other, `loadContent` set `shown` to false. */
export const SHOWN = {
  form: form.shown,
  chat: chat.shown,
  reviews: reviews.shown,
  map: map.shown,
};
export const CHAT_IS_PLACEHOLDER = chat.shown && chat.id === "";

/**
 * A page's content by its file in `content`, such as `pages/about`, typed by its schema. It's checked
 * when it's loaded.
 */
export function wordsOf<Schema extends z.ZodType>(name: string, _: Schema): ContentOf<Schema> {
  const page: unknown = content.pages.find((candidate) => candidate.name === name)?.fields;
  return page as ContentOf<Schema>;
}

export const home = wordsOf("pages/home", homeSchema);
export const blog = wordsOf("pages/blog", blogSchema);
/** The services in the menu: every card except the practitioner's. */
export const services = cards.filter(({ isPractitioner }) => !isPractitioner);

export const articles = content.articles.map(({ fields, body }) => ({ ...fields, body }));
/** The pages with a YAML file: path and content. */
export const pages = content.pages.map(({ path, fields }) => ({ path, fields }));

/** The pages whose content matches this schema, in the order of the site map. */
export const pagesWith = <Schema extends z.ZodType>(schema: Schema) =>
  pages.flatMap(({ path, fields }: { path: string; fields: unknown }) =>
    schema.safeParse(fields).success ? [{ path, words: fields as ContentOf<Schema> }] : [],
  );

export const legalPages = content.legal.map(({ fields }) => fields);

/** The label of the menu item that has the list of services. */
export const servicesLabel: string =
  site.navigation.items.find(({ to }) => to === "/services")?.label ?? "";

/** Home, a service and an article: always tested. The other pages are tested in the long tests. */
export const SAMPLE_PAGES: readonly string[] = [
  "/",
  ...[services, articles].flatMap(([first]) => first?.to ?? []),
];
