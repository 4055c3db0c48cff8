import {
  ContentError,
  countWords,
  describeProblem,
  type MdxVariables,
  parseMarkdown,
  parseMdx,
  readAll,
  readSource,
  tableOfContents,
} from "content-files";
import type { z } from "zod";
import { articlePath } from "../../../app/lib/paths.ts";
import {
  type Article,
  type ArticleContent,
  articleSchema,
  estimateReadingMinutes,
} from "../../../app/schema/article.ts";
import type { LegalText } from "../../../app/schema/legal.ts";
import { ARTICLE_TAGS, LEGAL_TAGS, type Tags } from "../../../app/schema/prose.ts";
import type { PictureReference } from "../../../app/schema/references.ts";
import { dateOrderProblems, futureDateProblems } from "../dates.ts";
import type { ProseFile } from "../modules.ts";
import { legalFiles } from "../registry.ts";
import { type ReferenceTargets, resolveReferences } from "../resolve-references.ts";
import { articleFiles } from "./article-slugs.ts";
import { figuresOf, proseProblems } from "./prose-problems.ts";

const byPlace = (a: ArticleContent, b: ArticleContent) =>
  (a.order ?? 0) - (b.order ?? 0) || b.date.localeCompare(a.date);

/** Parses and checks a text. `articleProblems` compares its fields with each other, and `loadArticles` all titles. */
export function parseProse<T>(
  file: string,
  source: string,
  { schema, tags, variables, targets, today }: ProseKind<T>,
) {
  const { data: parsed, text } = parseMdx(file, source, schema, variables);
  const { fields, pictureCrops: inFields } = resolveReferences(file, parsed, targets);
  const tree = parseMarkdown(text);
  const problems = [
    ...futureDateProblems(fields, today).map((line) => `${file}: ${line}`),
    ...proseProblems(tree, text, { tags, targets }),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const { figures, pictureCrops: inText } = figuresOf(tree, targets);
  const pictureCrops = [...inFields, ...inText];
  return { file, parsed, fields, figures, pictureCrops, body: text.body, tree };
}

type ProseKind<T> = {
  schema: z.ZodType<T>;
  tags: Tags;
} & ProseChecks;

/** What a text is checked against: variables in braces, what it may refer to, and today's date. */
export type ProseChecks = { variables: MdxVariables; targets: ReferenceTargets; today: string };

/** Problems that need several of an article's fields: the order of its dates, and its related articles. */
export const articleProblems = (
  slug: string,
  fields: Pick<ArticleContent, "date" | "modified" | "updated" | "related">,
): string[] => [
  ...dateOrderProblems(fields),
  ...fields.related.flatMap((other, i) => {
    if (other !== slug && fields.related.indexOf(other) === i) return [];
    return [`related.${i}: found ${other}, expected another article, each once`];
  }),
];

export function loadArticles(root: string, context: ProseChecks) {
  const read = readAll(articleFiles(root), ({ slug, file, problem }) => {
    if (problem) throw new ContentError([problem]);
    const kind = { schema: articleSchema, tags: ARTICLE_TAGS, ...context };
    const text = parseProse(file, readSource(root, file), kind);
    const wordCount = countWords(text.tree, { except: ["PullQuote"] });
    const problems = articleProblems(slug, text.fields);
    if (problems.length > 0) throw new ContentError(problems.map((line) => `${file}: ${line}`));
    const picture = text.parsed.cardPicture ?? text.parsed.picture;
    const cardPicture: PictureReference = { ...picture, shape: "articleCard" };
    const resolved = resolveReferences(file, cardPicture, context.targets);
    return {
      ...text,
      slug,
      wordCount,
      readingMinutes: estimateReadingMinutes(wordCount),
      cardPicture: resolved.fields,
      pictureCrops: [...text.pictureCrops, ...resolved.pictureCrops],
    };
  });
  for (const [title, [first, other]] of Map.groupBy(read, ({ fields }) => fields.title)) {
    const expected = `a different title: ${first?.file} has the same`;
    if (other) throw new ContentError([describeProblem(other.file, ["title"], title, expected)]);
  }
  const summaries = read
    .toSorted((a, b) => byPlace(a.fields, b.fields))
    .map(({ slug, fields: { title, excerpt, category, date }, cardPicture, readingMinutes }) => {
      const path = articlePath(slug);
      return { slug, path, title, excerpt, category, date, readingMinutes, cardPicture };
    });
  const articles = read.map(
    ({ slug, file, fields, body, tree, ...counted }): ProseFile<Article> => {
      const { related, cardPicture, ...shown } = fields;
      const { wordCount, readingMinutes, figures } = counted;
      const article: Article = {
        ...shown,
        slug,
        path: articlePath(slug),
        published: fields.published ?? fields.date,
        modified: fields.updated ?? fields.modified ?? fields.date,
        wordCount,
        readingMinutes,
        tableOfContents: tableOfContents(tree),
        figures,
        related: related.flatMap((other) => summaries.filter((summary) => summary.slug === other)),
      };
      return { name: `articles/${slug}`, path: article.path, file, body, fields: article };
    },
  );
  return { summaries, articles, pictureCrops: read.flatMap(({ pictureCrops }) => pictureCrops) };
}

/** Loads the legal texts. */
export const loadLegal = (root: string, context: ProseChecks) =>
  readAll(legalFiles, ({ name, path, file, schema }) => {
    const kind = { schema, tags: LEGAL_TAGS, ...context };
    const source = readSource(root, file);
    const { body, tree, pictureCrops, ...text } = parseProse(file, source, kind);
    const fields: LegalText = { ...text.fields, path, tableOfContents: tableOfContents(tree) };
    return { name, path, file, body, fields, pictureCrops };
  });
