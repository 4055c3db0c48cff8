import type { MDXContent } from "mdx/types";
import type { ReactNode } from "react";
import type { Article } from "../content/schemas/article.ts";

export const articleMeta = (article: Article) => [{ title: article.title }];

export function ArticleScreen({ article, Body }: { article: Article; Body: MDXContent }) {
  return (
    <article>
      <h1>{article.title}</h1>
      <Body
        components={{ Note: ({ children }: { children?: ReactNode }) => <aside>{children}</aside> }}
      />
    </article>
  );
}
