import { ContentError } from "content-files";
import type { z } from "zod";
import type { ContentOf } from "../../app/schema/references.ts";
import { loadContent } from "../../tools/content/load-content.ts";
import { moduleContent } from "../../tools/content/modules.ts";
import type { YAML_PAGES } from "../../tools/content/registry.ts";

const content = await loadContent().catch((error: unknown) => {
  throw error instanceof ContentError
    ? new Error("Found mistakes in content/. See: npm run check")
    : error;
});

/** The content the pages are built from, so that tests don't repeat it. */
export const { clinic, site, cards, summaries } = content;

const { form, chat, reviews, map } = clinic.integrations;
/** The integrations that pages show, connected or as a placeholder. For any other, `loadContent` set `shown` to false. */
export const SHOWN = { form: form.shown, chat: chat.shown, reviews: reviews.shown, map: map.shown };
export const CHAT_IS_PLACEHOLDER = chat.shown && chat.id === "";

/** A page's content by its file in `content`, such as `pages/about`. */
export const pageContent = <Name extends keyof typeof YAML_PAGES>(name: Name) =>
  moduleContent(content, name);

export const home = pageContent("pages/home");
export const blog = pageContent("pages/blog");
/** The services in the menu: every card except the practitioner's. */
export const services = cards.filter(({ isPractitioner }) => !isPractitioner);

export const articles = content.articles.map(({ fields, body }) => ({ ...fields, body }));
/** The pages with a YAML file: path and content. */
export const pages = content.pages.map(({ path, fields }) => ({ path, fields }));

/** The pages whose content matches this schema, in the order of the site map. */
export const pagesWith = <Schema extends z.ZodType>(schema: Schema) =>
  pages.flatMap(({ path, fields }: { path: string; fields: unknown }) =>
    schema.safeParse(fields).success ? [{ path, content: fields as ContentOf<Schema> }] : [],
  );

export const legalPages = content.legal.map(({ fields }) => fields);

/** The label of the navigation item that has the list of services. */
export const servicesLabel: string =
  site.navigation.items.find(({ to }) => to === "/services")?.label ?? "";

/** Home, a service and an article: always tested. The other pages are tested in the long tests. */
export const SAMPLE_PATHS: readonly string[] = [
  "/",
  ...[services, articles].flatMap(([first]) => first?.path ?? []),
];
