import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { articlePath, articleSlugs } from "./article-slugs.ts";

// Written next to nothing that is kept: the folder is made anew from content/ and app/pages.
const FOLDER = ".generated";

/** Writes a file unless it says so already, so that nothing that watches it starts again for nothing. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    if (readFileSync(file, "utf8") === text) return;
  } catch {
    // It is not there yet.
  }
  writeFileSync(file, text);
}

/** The route module of an article: the one article page around that article's own words. */
const articleRoute = (slug: string) => `import article, { Body } from "content:articles/${slug}";
import { ArticlePage, articleMeta } from "../../app/pages/blog/article/page.tsx";

export const meta = () => articleMeta(article);

export default function ArticleRoute() {
  return <ArticlePage article={article} Body={Body} />;
}
`;

/** The module of an article's route, from the project's folder. */
const articleRouteFile = (slug: string) => `${FOLDER}/articles/${slug}.tsx`;

/** The path of each article's route, and its module, which the content plugin writes before the build reads it. */
export const articleRoutes = () =>
  articleSlugs().map((slug) => ({
    path: articlePath(slug).slice(1),
    file: `../${articleRouteFile(slug)}`,
  }));

/** Writes a route module for each article, and removes those of articles that are gone. */
export function writeArticleRoutes(): void {
  const slugs = articleSlugs();
  const folder = join(FOLDER, "articles");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (!slugs.includes(file.replace(/\.tsx$/, ""))) rmSync(join(folder, file));
  }
  for (const slug of slugs) write(articleRouteFile(slug), articleRoute(slug));
}

const pageModule = ({ name, folder }: { name: string; folder: string }) => `
declare module "content:${name}" {
  const page: import("../app/schema/references.ts").ContentOf<
    typeof import("../app/pages/${folder}/content.ts").schema
  >;
  export default page;
}
`;

/** Writes the types of what is imported as `content:NAME`, one entry a page. */
export const writeModuleTypes = (pageFolders: readonly { name: string; folder: string }[]): void =>
  write(join(FOLDER, "content.d.ts"), pageFolders.map(pageModule).join(""));
