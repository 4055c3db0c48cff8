import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Written next to nothing that is kept: the folder is made anew from content/ and app/pages.
const FOLDER = ".generated";

/** Writes a file unless it says so already, so that nothing that watches it starts again for nothing. */
function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  mkdirSync(join(file, ".."), { recursive: true });
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

/** Writes a route module for each article and returns their files by slug, relative to `app`. */
export function writeArticleRoutes(slugs: readonly string[]): { slug: string; file: string }[] {
  mkdirSync(join(FOLDER, "articles"), { recursive: true });
  for (const file of readdirSync(join(FOLDER, "articles"))) {
    if (!slugs.includes(file.replace(/\.tsx$/, ""))) rmSync(join(FOLDER, "articles", file));
  }
  return slugs.map((slug) => {
    write(`articles/${slug}.tsx`, articleRoute(slug));
    return { slug, file: `../${FOLDER}/articles/${slug}.tsx` };
  });
}

const pageModule = ({ name, folder }: { name: string; folder: string }) => `
declare module "content:${name}" {
  const page: import("zod").infer<typeof import("../app/pages/${folder}/content.ts").schema>;
  export default page;
}
`;

/** Writes the types of what is imported as `content:NAME`, one entry a page. */
export const writeModuleTypes = (rooms: readonly { name: string; folder: string }[]): void =>
  write("content.d.ts", rooms.map(pageModule).join(""));
