import GithubSlugger from "github-slugger";
import {
  type Article,
  type ArticleFields,
  type ArticleSummary,
  articleSchema,
  type ContentsEntry,
  countWords,
  type Legal,
  legalSchema,
  readingTimeProblem,
} from "../../app/schema/article.ts";
import { articleSlugs } from "./article-slugs.ts";
import { ContentError } from "./content-error.ts";
import { type ProseFacts, readMdx } from "./read-file.ts";

/** A text in Markdown with components, and the fields that stand above it. */
export type Prose<Fields> = {
  /** As `articles/posture-problem`, which also is what it is imported by after `content:`. */
  name: string;
  file: string;
  body: string;
  data: Fields;
};

const LEGAL = ["privacy-policy", "terms-of-service"];

/** The second-level headings of a text, as the contents list shows them. */
function contentsOf(body: string): ContentsEntry[] {
  const slugger = new GithubSlugger();
  return [...body.matchAll(/^(#{2,4}) (.+)$/gm)]
    .map(([, marks = "", title = ""]) => ({
      marks,
      title: title.replace(/[*_`]/g, ""),
      id: slugger.slug(title),
    }))
    .filter(({ marks }) => marks === "##")
    .map(({ id, title }) => ({ id, title }));
}

/** The card and the small square of an article are cut from its one picture. */
const withCuts = (data: Record<string, unknown>) => ({
  ...data,
  card: data.picture,
  thumbnail: data.picture,
});

const byPlace = (a: ArticleFields, b: ArticleFields) =>
  (a.order ?? 0) - (b.order ?? 0) || b.date.localeCompare(a.date);

export function loadArticles(root: string, facts: ProseFacts) {
  const problems: string[] = [];
  const read = articleSlugs().flatMap((slug) => {
    const file = `content/articles/${slug}.mdx`;
    try {
      const { data, body } = readMdx(root, file, articleSchema, facts, withCuts);
      const problem = readingTimeProblem(body, data.readMinutes);
      if (problem) problems.push(`${file}: ${problem}`);
      return [{ slug, file, data, body }];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);

  const summaries = read
    .toSorted((a, b) => byPlace(a.data, b.data))
    .map(({ slug, data }): ArticleSummary => {
      const { title, excerpt, category, date, readMinutes, card, thumbnail } = data;
      return {
        slug,
        to: `/blog/${slug}`,
        title,
        excerpt,
        category,
        date,
        readMinutes,
        card,
        thumbnail,
      };
    });
  const articles = read.map(({ slug, file, data, body }): Prose<Article> => {
    const { card: _card, thumbnail: _thumbnail, related, ...fields } = data;
    const article: Article = {
      ...fields,
      slug,
      to: `/blog/${slug}`,
      published: data.published ?? data.date,
      modified: data.modified ?? data.date,
      words: countWords(body),
      contents: contentsOf(body),
      related: related.flatMap((other) => summaries.filter((summary) => summary.slug === other)),
    };
    return { name: `articles/${slug}`, file, body, data: article };
  });
  return { summaries, articles };
}

export const loadLegal = (root: string, facts: ProseFacts): Prose<Legal>[] =>
  LEGAL.map((slug) => {
    const file = `content/legal/${slug}.mdx`;
    const { data, body } = readMdx(root, file, legalSchema, facts);
    return {
      name: `legal/${slug}`,
      file,
      body,
      data: { ...data, to: `/${slug}`, contents: contentsOf(body) },
    };
  });
