import { basename } from "node:path";
import { articleSchema, legalSchema } from "../../app/schema/article.ts";
import { articlePath } from "../content/article-slugs.ts";
import { LEGAL } from "../content/load-prose.ts";
import { type PageFolder, pageFolders, schemaOf } from "../content/page-folders.ts";
import { NOT_FOUND_PATH } from "../content/site-paths.ts";
import { labelOf } from "./labels.ts";
import { type ContentFile, SINGLE_FILES } from "./single-files.ts";

const pageFile = async (page: PageFolder): Promise<ContentFile> => ({
  file: `content/${page.contentName}.yaml`,
  schema: await schemaOf(page),
  label: labelOf(basename(page.contentName)),
  page: page.path === "/*" ? NOT_FOUND_PATH : page.path,
  folder: page.folder,
});

/** Every content file except the articles. The editor groups them by folder. */
export const contentFiles = async (): Promise<ContentFile[]> => [
  ...SINGLE_FILES,
  ...(await Promise.all(pageFolders.map(pageFile))),
  ...LEGAL.map((name) => ({
    file: `content/legal/${name}.mdx`,
    schema: legalSchema,
    label: labelOf(name),
    page: `/${name}`,
  })),
];

/** The articles: one file each. The editor replaces `{{slug}}`. */
export const ARTICLES = {
  file: "content/articles/{{slug}}.mdx",
  schema: articleSchema,
  page: articlePath("{{slug}}"),
};
