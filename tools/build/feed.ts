import { Feed } from "feed";
import type { Content } from "../../app/content/load.ts";
import type { Article } from "../../app/content/schemas/article.ts";
import type { Hero } from "../../app/content/schemas/parts.ts";
import type { Site } from "../../app/content/schemas/site.ts";
import { sharePicturePath } from "../../app/seo/share-picture.ts";
import { practitionerTitle } from "../../app/seo/structured-data.ts";
import { articleHtml } from "./article-html.ts";
import { articlesOf, later } from "./site-pages.ts";
import { escapeXml } from "./xml.ts";

/** The last step of each entry: what every article on the site ends with. */
function closing({ helpFirst }: Article, { care }: Site): string {
  const items = helpFirst.map((line) => `<li>${escapeXml(line)}</li>`).join("");
  return [
    `<h2>${escapeXml(care.help)}</h2>`,
    `<ul>${items}</ul>`,
    `<p>${escapeXml(care.emergency)}</p>`,
    `<p><em>${escapeXml(`${care.author} ${care.general}`)}</em></p>`,
  ].join("");
}

/** The articles as an Atom feed (RFC 4287) with their full text, the newest first. */
export async function atomFeed(content: Content): Promise<string> {
  const { clinic, data, prose } = content;
  const site = data.get("pages/site") as Site;
  const blog = data.get("pages/blog") as { hero: Hero };
  const articles = articlesOf(content).toSorted(
    (a, b) => b.published.localeCompare(a.published) || b.date.localeCompare(a.date),
  );
  const author = {
    name: practitionerTitle(clinic),
    link: `${clinic.site}/about`,
  };
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const feed = new Feed({
    id: `${clinic.site}/blog`,
    title: `${blog.hero.title} · ${clinic.name}`,
    description: blog.hero.lead,
    link: `${clinic.site}/blog`,
    feed: `${clinic.site}/feed.xml`,
    favicon: `${clinic.site}/icon-192.png`,
    image: `${clinic.site}${sharePicturePath("/blog")}`,
    copyright: `© ${clinic.name}`,
    updated: at(articles.map(({ modified }) => modified).reduce(later, "")),
    author,
    generator: false,
  });
  for (const article of articles) {
    const link = `${clinic.site}${article.to}`;
    const body = prose.get(`articles/${article.slug}`)?.body ?? "";
    feed.addItem({
      title: escapeXml(article.title),
      link,
      published: at(article.published),
      date: at(article.modified),
      description: escapeXml(article.excerpt),
      content: (await articleHtml(body, link)) + closing(article, site),
      author: [author],
      category: [{ term: article.category, name: article.category }],
    });
  }
  return `${feed.atom1()}\n`;
}
