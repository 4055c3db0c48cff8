import { Feed } from "feed";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { nameWithProfession } from "../../../app/facts/format.ts";
import { ABOUT_PATH, BLOG_PATH } from "../../../app/lib/paths.ts";
import type { Article } from "../../../app/schema/article.ts";
import type { Clinic } from "../../../app/schema/clinic.ts";
import type { Site } from "../../../app/schema/site.ts";
import { sharePicturePath } from "../../../app/seo/share-picture.ts";
import { articleHtml } from "./article-html.ts";
import { laterDate } from "./site-pages.ts";

type FeedArticle = Pick<
  Article,
  "path" | "title" | "excerpt" | "category" | "date" | "published" | "modified" | "helpFirst"
>;

type FeedContent = {
  clinic: Clinic;
  medicalNotice: Pick<Site["medicalNotice"], "helpFirstTitle" | "emergency" | "author" | "general">;
  blog: { title: string; lead: string };
  articles: readonly { fields: FeedArticle; body: string }[];
};

/** The end of every article: when to get help, and the author's note. */
function feedFooter({ helpFirst }: FeedArticle, notice: FeedContent["medicalNotice"]): ReactNode {
  const list = (signs: readonly string[]) =>
    createElement(
      "ul",
      null,
      signs.map((sign) => createElement("li", { key: sign }, sign)),
    );
  const groups = helpFirst.more.map(({ action, signs }) =>
    createElement(Fragment, { key: action }, createElement("h3", null, action), list(signs)),
  );
  return createElement(
    Fragment,
    null,
    createElement("h2", null, notice.helpFirstTitle),
    list(helpFirst.signs),
    createElement("p", null, notice.emergency),
    groups,
    createElement("p", null, createElement("em", null, `${notice.author} ${notice.general}`)),
  );
}

/** The articles as an Atom feed (RFC 4287) with their full text, newest first. */
export async function atomFeed(content: FeedContent): Promise<string> {
  const { clinic, medicalNotice, blog } = content;
  const articles = content.articles.toSorted(
    ({ fields: a }, { fields: b }) =>
      b.published.localeCompare(a.published) || b.date.localeCompare(a.date),
  );
  const author = { name: nameWithProfession(clinic, " "), link: clinic.siteUrl + ABOUT_PATH };
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const feed = new Feed({
    id: clinic.siteUrl + BLOG_PATH,
    title: `${blog.title} · ${clinic.name}`,
    description: blog.lead,
    link: clinic.siteUrl + BLOG_PATH,
    feed: `${clinic.siteUrl}/feed.xml`,
    favicon: `${clinic.siteUrl}/icon-192.png`,
    image: clinic.siteUrl + sharePicturePath(BLOG_PATH),
    copyright: `© ${clinic.name}`,
    updated: at(articles.map(({ fields }) => fields.modified).reduce(laterDate, "")),
    author,
    generator: false,
  });
  for (const { fields: article, body } of articles) {
    const link = `${clinic.siteUrl}${article.path}`;
    feed.addItem({
      title: html(article.title),
      link,
      published: at(article.published),
      date: at(article.modified),
      description: html(article.excerpt),
      content: (await articleHtml(body, link)) + html(feedFooter(article, medicalNotice)),
      author: [author],
      category: [{ term: article.category, name: article.category }],
    });
  }
  return `${feed.atom1()}\n`;
}
