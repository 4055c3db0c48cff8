import { integrationsOnSite } from "../../app/integrations/all-integrations.ts";
import type { Article, ArticleSummary } from "../../app/schema/article.ts";
import { toClientClinic, toClientSite } from "../../app/schema/client-content.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import type { ListedProvider } from "../../app/schema/integrations.ts";
import type { LegalText } from "../../app/schema/legal.ts";
import type { PageContent } from "../../app/schema/page.ts";
import type { PageCardContent } from "../../app/schema/page-fields.ts";
import type { ContentOf } from "../../app/schema/references.ts";
import type { Site } from "../../app/schema/site.ts";
import type { Redirect } from "../redirects/redirects.ts";
import type { PictureCrop } from "./pictures/picture-crops.ts";
import { YAML_PAGES } from "./registry.ts";

/** A file that one page shows. `name` is that in the registry, such as `pages/home`. */
type Page<Fields> = { name: string; path: string; fields: Fields };

/** An MDX file: its fields, and its text with the variables filled in. */
export type ProseFile<Fields> = Page<Fields> & { file: string; body: string };

/** All content, checked. */
export type Content = {
  /** As used: unconnected integrations are off unless the site's address ends in .example; booking links have utm_…. */
  clinic: Clinic;
  site: Site;
  pages: Page<PageContent>[];
  cards: PageCardContent[];
  articles: ProseFile<Article>[];
  /** The articles for their cards, in the order of the blog page. */
  summaries: ArticleSummary[];
  legal: ProseFile<LegalText>[];
  redirects: Redirect[];
  /** The crops to build of all pictures, by `basePath`. */
  pictureCrops: ReadonlyMap<string, PictureCrop>;
};

/** Every company that handles visitors' data: booking, the integrations in use, and the hosts of site and mail. */
const providersOf = (integrations: Clinic["integrations"]): ListedProvider[] => [
  integrations.booking.provider,
  ...integrationsOnSite(integrations).map(({ name }) => integrations[name].provider),
  integrations.hosting.website,
  integrations.hosting.mail,
];

/**
 * What pages import as `content:NAME`. A page's own YAML file is one too, by its name in the registry. Nothing else
 * reaches the browser, except an article or a legal text in its route.
 */
const SHARED_MODULES = {
  clinic: ({ clinic }: Content) => toClientClinic(clinic),
  providers: ({ clinic }: Content) => providersOf(clinic.integrations),
  site: ({ site }: Content) => toClientSite(site),
  "site/form": ({ site }: Content) => site.form,
  "site/legal": ({ site }: Content) => site.legal,
  "site/not-found": ({ site }: Content) => site.notFound,
  "page-cards": ({ cards }: Content) => cards,
  "article-summaries": ({ summaries }: Content) => summaries,
};

type SharedModules = typeof SHARED_MODULES;
type Pages = typeof YAML_PAGES;
type ModuleName = keyof SharedModules | keyof Pages;

export const moduleNames = [...Object.keys(SHARED_MODULES), ...Object.keys(YAML_PAGES)];
export const isModuleName = (name: string): name is ModuleName => moduleNames.includes(name);

/**
 * The content of a module. .generated/content.d.ts (write-types.ts) declares each module with it.
 * @public
 */
export type ModuleContent<Name extends ModuleName> = Name extends keyof SharedModules
  ? ReturnType<SharedModules[Name]>
  : Name extends keyof Pages
    ? ContentOf<Pages[Name]["schema"]>
    : never;

const isShared = (name: string): name is keyof SharedModules => Object.hasOwn(SHARED_MODULES, name);

/** The content of the module `content:NAME`. */
export function moduleContent<Name extends ModuleName>(content: Content, name: Name) {
  const found: unknown = isShared(name)
    ? SHARED_MODULES[name](content)
    : content.pages.find((page) => page.name === name)?.fields;
  // A page's fields were checked against its schema, but `content.pages` holds pages of every kind.
  return found as ModuleContent<Name>;
}
