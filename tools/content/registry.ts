import { configSchema } from "advertising-check/config-schema";
import type { z } from "zod";
import { articlePath } from "../../app/lib/paths.ts";
import { schema as about } from "../../app/pages/about/schema.ts";
import { schema as blog } from "../../app/pages/blog/schema.ts";
import { schema as contact } from "../../app/pages/contact/schema.ts";
import { schema as home } from "../../app/pages/home/schema.ts";
import { schema as manly } from "../../app/pages/locations/manly/schema.ts";
import { schema as babiesChildren } from "../../app/pages/services/babies-children/schema.ts";
import { schema as chiropracticCare } from "../../app/pages/services/chiropractic-care/schema.ts";
import { schema as holisticHealing } from "../../app/pages/services/holistic-healing/schema.ts";
import { schema as net } from "../../app/pages/services/neuro-emotional-technique/schema.ts";
import { schema as pregnancy } from "../../app/pages/services/pregnancy-postpartum/schema.ts";
import { schema as services } from "../../app/pages/services/schema.ts";
import { articleSchema } from "../../app/schema/article.ts";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { object } from "../../app/schema/fields.ts";
import { legalSchema } from "../../app/schema/legal.ts";
import type { everyPageSchema } from "../../app/schema/page.ts";
import { sharedQuestionsSchema } from "../../app/schema/question.ts";
import { siteSchema } from "../../app/schema/site.ts";
import { redirectList } from "../redirects/redirects.ts";

// Every file of `content` that a page or the editor shows, with its schema. What pages import of them is in modules.ts.

type Entry = {
  schema: z.ZodType;
  /** What the editor calls the file. */
  label: string;
  /** If the whole file is one list, the name of the form's field for it. */
  listField?: string;
};

type PageEntry = Entry & { schema: z.ZodType<z.infer<typeof everyPageSchema>> };

/**
 * The pages that have a YAML file, in the order of the services' cards. One name is the file's in `content`, the page's folder
 * in `app`, and, from its first slash, the address.
 */
export const YAML_PAGES = {
  "pages/home": { schema: home, label: "Home" },
  "pages/about": { schema: about, label: "About" },
  "pages/services": { schema: services, label: "Services" },
  "pages/services/chiropractic-care": { schema: chiropracticCare, label: "Chiropractic care" },
  "pages/services/pregnancy-postpartum": { schema: pregnancy, label: "Pregnancy and postpartum" },
  "pages/services/babies-children": { schema: babiesChildren, label: "Babies and children" },
  "pages/services/holistic-healing": { schema: holisticHealing, label: "Holistic healing" },
  "pages/services/neuro-emotional-technique": { schema: net, label: "Neuro-Emotional Technique" },
  "pages/blog": { schema: blog, label: "Blog" },
  "pages/contact": { schema: contact, label: "Contact" },
  "pages/locations/manly": { schema: manly, label: "Manly" },
} satisfies Record<string, PageEntry>;

const LEGAL = {
  "legal/privacy-policy": { schema: legalSchema, label: "Privacy policy" },
  "legal/terms-of-service": { schema: legalSchema, label: "Terms of service" },
  "legal/accessibility": { schema: legalSchema, label: "Accessibility" },
};

/** The files that many pages show, or none. */
const SHARED_FILES = {
  clinic: { schema: clinicSchema, label: "Facts of the clinic" },
  redirects: {
    schema: object({ redirects: redirectList }),
    label: "Old addresses",
    listField: "redirects",
  },
  site: { schema: siteSchema, label: "Menu, footer and small messages" },
  "shared-questions": { schema: sharedQuestionsSchema, label: "Questions that pages share" },
  "allowed-words": { schema: configSchema, label: "Words you allow" },
};

/** @param name such as `pages/about`, whose address is /about */
const pathOf = (name: string) => (name === "pages/home" ? "/" : name.slice(name.indexOf("/")));

const fileOf = <T extends Entry>([name, entry]: [string, T], extension: string) => ({
  ...entry,
  name,
  file: `content/${name}.${extension}`,
});

/** `path` is the address of the page that shows the file. Shared files have none. */
export type RegisteredFile = ReturnType<typeof fileOf<Entry>> & { path?: string };

const withPath = <T extends { name: string }>(file: T) => ({ ...file, path: pathOf(file.name) });

export const pageFiles = Object.entries<PageEntry>(YAML_PAGES).map((entry) =>
  withPath(fileOf(entry, "yaml")),
);
export const legalFiles = Object.entries(LEGAL).map((entry) => withPath(fileOf(entry, "mdx")));

/** Every file except the articles. */
export const registeredFiles: readonly RegisteredFile[] = [
  ...Object.entries<Entry>(SHARED_FILES).map((entry) => fileOf(entry, "yaml")),
  ...pageFiles,
  ...legalFiles,
];

/** The articles: one file each. The editor replaces `{{slug}}`. */
export const ARTICLE = {
  file: "content/articles/{{slug}}.mdx",
  path: articlePath("{{slug}}"),
  schema: articleSchema,
};
