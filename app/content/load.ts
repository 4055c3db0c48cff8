import type { z } from "zod";
import { loadRedirects } from "../../tools/redirects/load.ts";
import type { Redirect } from "../../tools/redirects/redirects.ts";
import { articleSlugs } from "./article-slugs.ts";
import { readMasters } from "./build-pictures.ts";
import { ContentError } from "./content-error.ts";
import { known } from "./known.ts";
import { loadClinic } from "./load-clinic.ts";
import { loadArticles, loadLegal, type Prose } from "./load-prose.ts";
import { cutRequests } from "./picture-field.ts";
import { readYaml } from "./read-file.ts";
import type { Clinic } from "./schemas/clinic.ts";
import type { Home } from "./schemas/home.ts";
import { PAGE_SCHEMAS, SERVICE_SCHEMAS } from "./schemas/pages.ts";
import type { ServiceCard } from "./schemas/parts.ts";
import { sitePaths } from "./site-paths.ts";

/** All content, checked: `data` by the name it is imported by after `content:`, and the prose bodies. */
export type Content = {
  data: Map<string, unknown>;
  prose: Map<string, Prose>;
  clinic: Clinic;
  redirects: Redirect[];
};

/** The facts that content may name in braces. */
export const facts = (clinic: Clinic): Record<string, string> => ({
  clinic: clinic.name,
  short: clinic.shortName,
  name: clinic.practitioner.calledBy,
  practitioner: `${clinic.practitioner.name} (${clinic.practitioner.title})`,
  phone: clinic.phone,
  email: clinic.email,
  suburb: clinic.suburb,
  region: clinic.region,
  street: clinic.address.street.replace(/^\d+\S*\s/, ""),
});

/**
 * Reads and checks the whole of `content/`.
 * @throws ContentError with a line for each problem in the files
 */
export async function loadContent(root = "."): Promise<Content> {
  known.paths = new Set(sitePaths());
  known.articles = new Set(articleSlugs());
  known.pictures = await readMasters(`${root}/content/images`);
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

  const clinic = loadClinic(root);
  const filled = facts(clinic);
  const data = new Map<string, unknown>([["clinic", clinic]]);
  const readAll = (folder: string, schemas: Record<string, z.ZodType>) => {
    for (const [name, schema] of Object.entries(schemas)) {
      const value = collect(() => readYaml(root, `content/${folder}/${name}.yaml`, schema, filled));
      data.set(`${folder}/${name}`, value);
    }
  };
  readAll("pages", PAGE_SCHEMAS);
  readAll("services", SERVICE_SCHEMAS);
  const articles = collect(() => loadArticles(root, filled));
  const legal = collect(() => loadLegal(root, filled));
  const redirects = collect(() => loadRedirects(root, known.paths));
  if (problems.length > 0 || !articles || !legal || !redirects) throw new ContentError(problems);

  data.set("service-cards", serviceCards(data));
  data.set("articles", articles.summaries);
  const { blog } = data.get("pages/home") as Home;
  data.set(
    "teasers",
    blog.articles.map((slug) => articles.summaries.find((summary) => summary.slug === slug)),
  );
  const prose = new Map([...articles.prose, ...legal]);
  for (const [name, { data: fields }] of prose) data.set(name, fields);
  return { data, prose, clinic, redirects };
}

/** The six cards: each service's own, then the practitioner's from the About page. */
function serviceCards(data: Map<string, unknown>): ServiceCard[] {
  const card = (name: string) =>
    (data.get(name) as { card: Omit<ServiceCard, "to" | "practitioner"> }).card;
  return [
    ...Object.keys(SERVICE_SCHEMAS).map((slug) => ({
      ...card(`services/${slug}`),
      to: `/services/${slug}`,
      practitioner: false,
    })),
    { ...card("pages/about"), to: "/about", practitioner: true },
  ];
}
