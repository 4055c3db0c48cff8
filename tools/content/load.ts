import { facts, helplineTextFacts } from "../../app/facts/in-words.ts";
import type { Article, ArticleSummary, Legal } from "../../app/schema/article.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import { known } from "../../app/schema/known.ts";
import type { PageFields } from "../../app/schema/page.ts";
import type { ServiceCard } from "../../app/schema/parts.ts";
import { type CutRequest, cutRequests } from "../../app/schema/picture-field.ts";
import { type Site, siteSchema } from "../../app/schema/site.ts";
import { loadRedirects } from "../redirects/load.ts";
import type { Redirect } from "../redirects/redirects.ts";
import { articleSlugs } from "./article-slugs.ts";
import { ContentError } from "./content-error.ts";
import { loadClinic, readPictures } from "./load-clinic.ts";
import { loadArticles, loadLegal, type Prose } from "./load-prose.ts";
import { loadQuestions } from "./load-questions.ts";
import { readYaml } from "./read-file.ts";
import { type Room, rooms, schemaOf } from "./rooms.ts";
import { sitePaths } from "./site-paths.ts";

/** A page of `content/pages` or `content/services`, checked against its room's schema. */
export type PageContent = Room & { fields: PageFields };

/** All content, checked. */
export type Content = {
  clinic: Clinic;
  site: Site;
  pages: PageContent[];
  cards: ServiceCard[];
  articles: Prose<Article>[];
  /** The articles as their cards show them, in the order of the blog page. */
  summaries: ArticleSummary[];
  legal: Prose<Legal>[];
  redirects: Redirect[];
  /** The cuts that the pictures of all this need, by their `src`. */
  cuts: ReadonlyMap<string, CutRequest>;
};

const SERVICES = "/services/";
const PRACTITIONER = "/about";

/** One card a service, in the order of the site map, then the practitioner's from her own page. */
function serviceCards(pages: PageContent[], { portrait }: Clinic["practitioner"]): ServiceCard[] {
  const carded = pages.flatMap(({ path, fields: { card } }) => {
    if (!card) return [];
    const practitioner = path === PRACTITIONER;
    const picture = practitioner && portrait ? portrait.card : card.picture;
    return [{ ...card, picture, to: path, practitioner }];
  });
  return [
    ...carded.filter(({ to }) => to.startsWith(SERVICES)),
    ...carded.filter(({ practitioner }) => practitioner),
  ];
}

/**
 * Reads and checks the whole of `content/`.
 * @throws ContentError with a line for each problem in the files
 */
export async function loadContent(root = "."): Promise<Content> {
  known.paths = new Set(sitePaths());
  known.articles = new Set(articleSlugs());
  known.pictures = await readPictures(root);
  cutRequests.clear();

  const problems: string[] = [];
  const collect = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };

  const clinic = await loadClinic(root);
  const filled = facts(clinic);
  collect(() => loadQuestions(root, filled));
  const site = collect(() => readYaml(root, "content/pages/site.yaml", siteSchema, filled));
  const pages: PageContent[] = [];
  for (const room of rooms) {
    const schema = await schemaOf(room);
    const fields = collect(() => readYaml(root, `content/${room.name}.yaml`, schema, filled));
    if (fields) pages.push({ ...room, fields });
  }
  const inProse = { fields: filled, text: { ...filled, ...helplineTextFacts(clinic) } };
  const read = collect(() => loadArticles(root, inProse));
  const legal = collect(() => loadLegal(root, inProse));
  const redirects = collect(() => loadRedirects(root, known.paths));
  if (problems.length > 0 || !site || !read || !legal || !redirects) {
    throw new ContentError(problems);
  }
  const cards = serviceCards(pages, clinic.practitioner);
  return { clinic, site, pages, cards, ...read, legal, redirects, cuts: cutRequests };
}
