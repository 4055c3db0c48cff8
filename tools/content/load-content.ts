import { ContentError, collectProblems, readYaml } from "content-files";
import type { z } from "zod";
import { hideUnconnected } from "../../app/integrations/all-integrations.ts";
import { ABOUT_PATH, BLOG_PATH } from "../../app/lib/paths.ts";
import type { Article } from "../../app/schema/article.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import type { PageCardContent } from "../../app/schema/page-fields.ts";
import { siteSchema } from "../../app/schema/site.ts";
import { loadRedirects } from "../redirects/load-redirects.ts";
import { dateInSydney, futureDateProblems } from "./dates.ts";
import { taggedBooking } from "./facts/booking.ts";
import { loadClinicWithCrops } from "./facts/load-clinic.ts";
import { mdxVariables } from "./facts/template-variables.ts";
import { loadQuestions } from "./load-questions.ts";
import type { Content, ProseFile } from "./modules.ts";
import { readPictures } from "./pictures/build-pictures.ts";
import { articleSlugs } from "./prose/article-slugs.ts";
import { loadArticles, loadLegal } from "./prose/load-prose.ts";
import { legalFiles, pageFiles, registeredFiles } from "./registry.ts";
import { repeatedQuestionProblems } from "./repeated-questions.ts";
import { type ReferenceTargets, resolveReferences } from "./resolve-references.ts";
import { sitePaths } from "./site-paths.ts";
import { strayFileProblems } from "./stray-files.ts";

type Pages = Content["pages"];

/** Stands for the shared questions if their file has a mistake, so that pages that use them aren't reported too. */
const UNREADABLE = { get: () => ({ question: "", answer: [] }), keys: () => [].values() };

/** One card per service, then the practitioner's card from her own page. */
function pageCards(pages: Pages, { portrait }: Clinic["practitioner"]): PageCardContent[] {
  const cards = pages.flatMap(({ path, fields: { card } }) => {
    if (!card) return [];
    const isPractitioner = path === ABOUT_PATH;
    const picture = isPractitioner && portrait ? { ...portrait, alt: "" } : card.picture;
    return [{ ...card, picture, path, isPractitioner }];
  });
  return cards.toSorted((a, b) => Number(a.isPractitioner) - Number(b.isPractitioner));
}

/** The blog page's `modified` is its own or its newest article's, whichever is later. */
function datedByArticles(
  page: Pages[number],
  articles: readonly ProseFile<Article>[],
): Pages[number] {
  if (page.path !== BLOG_PATH) return page;
  const modified = articles.reduce(
    (newest, { fields }) => (fields.modified > newest ? fields.modified : newest),
    page.fields.modified,
  );
  return { ...page, fields: { ...page.fields, modified } };
}

/**
 * Reads and checks all of `content/`, with the facts of `CLINIC_FILE` in place of content/clinic.yaml if it's set.
 * @param today today's date in Sydney, in the form 2025-01-31: later dates are problems
 * @throws ContentError with one line per problem in the files
 */
export async function loadContent(root = ".", today = dateInSydney()): Promise<Content> {
  const pictures = await readPictures(root);
  const resolved = await loadClinicWithCrops(root);
  const booking = taggedBooking(resolved.fields.booking);
  const clinic = { ...hideUnconnected(resolved.fields), booking };

  const problems = strayFileProblems(
    root,
    registeredFiles.map(({ file }) => file),
  );
  const variables = mdxVariables(clinic);
  const questions: ReferenceTargets["questions"] =
    collectProblems(problems, () => loadQuestions(root, variables.fields)) ?? UNREADABLE;
  const paths = new Set(sitePaths(root));
  for (const { path } of [...pageFiles, ...legalFiles])
    if (!paths.has(path))
      throw new Error(`tools/content/registry.ts: found ${path}, expected a path in app/routes.ts`);
  const targets: ReferenceTargets = {
    paths,
    articles: new Set(articleSlugs(root)),
    pictures,
    questions,
  };
  const readResolved = <T>(file: string, schema: z.ZodType<T>) =>
    collectProblems(problems, () =>
      resolveReferences(file, readYaml(root, file, schema, variables.fields), targets),
    );
  const site = readResolved("content/site.yaml", siteSchema);
  const crops = [...resolved.pictureCrops, ...(site?.pictureCrops ?? [])];
  const pages: Pages = [];
  for (const { name, path, file, schema } of pageFiles) {
    const page = readResolved(file, schema);
    if (!page) continue;
    problems.push(
      ...futureDateProblems(page.fields, today).map((line) => `${file}: ${line}`),
      ...repeatedQuestionProblems(file, page.fields),
    );
    pages.push({ name, path, fields: page.fields });
    crops.push(...page.pictureCrops);
  }
  const context = { variables, targets, today };
  const read = collectProblems(problems, () => loadArticles(root, context));
  const legal = collectProblems(problems, () => loadLegal(root, context));
  const redirects = collectProblems(problems, () => loadRedirects(root, paths));
  if (problems.length > 0 || !site || !read || !legal || !redirects) {
    throw new ContentError(problems);
  }
  const { articles, summaries } = read;
  crops.push(...read.pictureCrops, ...legal.flatMap(({ pictureCrops }) => pictureCrops));
  return {
    clinic,
    site: site.fields,
    pages: pages.map((page) => datedByArticles(page, articles)),
    cards: pageCards(pages, clinic.practitioner),
    summaries,
    articles,
    legal,
    redirects,
    pictureCrops: new Map(crops.map((crop) => [crop.basePath, crop])),
  };
}
