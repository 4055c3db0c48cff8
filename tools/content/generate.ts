import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { articlePath, articleSlugs } from "./article-slugs.ts";
import type { PageFolder } from "./page-folders.ts";

// Not committed: everything in it is generated from content/ and app/pages.
const FOLDER = ".generated";

/** Writes a file only if its text changes, so that file watchers don't restart for nothing. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    if (readFileSync(file, "utf8") === text) return;
  } catch {
    // The file doesn't exist yet.
  }
  writeFileSync(file, text);
}

/** The source of an article's route module, which renders the article page with that article's content. */
const articleRoute = (slug: string) => `import article, { Body } from "content:articles/${slug}";
import { ArticlePage, articleMeta } from "../../app/pages/blog/article/page.tsx";

export const meta = () => articleMeta(article);

export default function ArticleRoute() {
  return <ArticlePage article={article} Body={Body} />;
}
`;

/** The path of an article's route module. */
const articleRouteFile = (slug: string) => `${FOLDER}/articles/${slug}.tsx`;

/** The articles' routes for app/routes.ts. The content plugin writes their modules before the build reads them. */
export const articleRoutes = () =>
  articleSlugs().map((slug) => ({
    path: articlePath(slug).slice(1),
    file: `../${articleRouteFile(slug)}`,
  }));

/** Writes a route module for each article, and removes those of deleted articles. */
export function writeArticleRoutes(): void {
  const slugs = articleSlugs();
  const folder = join(FOLDER, "articles");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder))
    if (!slugs.includes(file.replace(/\.tsx$/, ""))) rmSync(join(folder, file));
  for (const slug of slugs) write(articleRouteFile(slug), articleRoute(slug));
}

const pageModule = ({ contentName, folder }: PageFolder) => `
declare module "content:${contentName}" {
  const page: import("../app/schema/references.ts").ContentOf<
    typeof import("../app/pages/${folder}/schema.ts").schema
  >;
  export default page;
}
`;

/** Writes the types of the pages' `content:NAME` modules. */
export const writeModuleTypes = (pageFolders: readonly PageFolder[]): void =>
  write(join(FOLDER, "content.d.ts"), pageFolders.map(pageModule).join(""));
