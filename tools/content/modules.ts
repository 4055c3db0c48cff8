import { compile } from "@mdx-js/mdx";
import { labelledTables } from "content-files";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import { integrationsOnSite } from "../../app/embeds/integrations.ts";
import { toClientClinic, toClientSite } from "../../app/schema/client-content.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import type { ListedProvider } from "../../app/schema/integrations.ts";
import type { Content } from "./load.ts";
import { plainProse } from "./plain-prose.ts";

/** Every company that handles visitors' data: booking, the services in use, and the hosts of site and mail. */
const providersOf = (integrations: Clinic["integrations"]): ListedProvider[] => [
  integrations.booking.provider,
  ...integrationsOnSite(integrations).map(({ name }) => integrations[name].provider),
  integrations.hosting.website,
  integrations.hosting.mail,
];

const asModule = (data: unknown): string => `export default ${JSON.stringify(data)};`;

/** The module of a text: its components as `Body`, and its data. */
export async function proseModule(name: string, body: string, data: unknown): Promise<string> {
  const text = await compile(
    { path: name, value: body },
    { remarkPlugins: [remarkGfm, plainProse, labelledTables], rehypePlugins: [rehypeSlug] },
  );
  const code = String(text).replace("export default function MDXContent", "export function Body");
  return `${code}\n${asModule(data)}`;
}

/** The source of the module `content:NAME`, or undefined if there is no such content. */
export async function moduleSource(content: Content, name: string): Promise<string | undefined> {
  const { clinic, site, pages, cards, articles, summaries, legal } = content;
  if (name === "clinic") return asModule(toClientClinic(clinic));
  if (name === "providers") return asModule(providersOf(clinic.integrations));
  if (name === "site") return asModule(toClientSite(site));
  if (name === "site/form") return asModule(site.form);
  if (name === "site/legal") return asModule(site.legal);
  if (name === "site/not-found") return asModule(site.notFound);
  if (name === "service-cards") return asModule(cards);
  if (name === "articles") return asModule(summaries);
  const page = pages.find((candidate) => candidate.contentName === name);
  if (page) return asModule(page.fields);
  const prose = [...articles, ...legal].find((candidate) => candidate.name === name);
  return prose && proseModule(name, prose.body, prose.data);
}
