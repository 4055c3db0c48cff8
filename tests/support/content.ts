import { loadContent } from "../../app/content/load.ts";
import type { Article, ArticleSummary, Legal } from "../../app/content/schemas/article.ts";
import type { Blog } from "../../app/content/schemas/blog.ts";
import type { Home } from "../../app/content/schemas/home.ts";
import type { ServiceCard } from "../../app/content/schemas/parts.ts";
import type { Site } from "../../app/content/schemas/site.ts";

const content = await loadContent();

/** What the owner wrote, as the pages were built from it: the tests repeat none of it. */
export const { clinic } = content;
export const site = content.data.get("pages/site") as Site;
export const home = content.data.get("pages/home") as Home;
export const cards = content.data.get("service-cards") as ServiceCard[];
export const teasers = content.data.get("teasers") as ArticleSummary[];

/** The services of the menu: every card but the practitioner's. */
export const services = cards.filter(({ practitioner }) => !practitioner);

export const blog = content.data.get("pages/blog") as Blog;
export const summaries = content.data.get("articles") as ArticleSummary[];
export const articles = summaries.map(
  ({ slug }) => content.data.get(`articles/${slug}`) as Article,
);
export const legalPages = ["privacy-policy", "terms-of-service"].map(
  (name) => content.data.get(`legal/${name}`) as Legal,
);
