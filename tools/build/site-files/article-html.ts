import { evaluate } from "@mdx-js/mdx";
import { createElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import type { ARTICLE_TAGS } from "../../../app/schema/prose.ts";
import { plainProse } from "../../content/prose/plain-prose.ts";

type BoxProps = { title?: string; caption?: string; children?: ReactNode };

/** Feed readers don't have our styles, so a note becomes a quotation with its title in bold. */
const Quotation = ({ title, children }: BoxProps) =>
  createElement(
    "blockquote",
    null,
    title && createElement("p", null, createElement("strong", null, title)),
    children,
  );

const Captioned = ({ caption, children }: BoxProps) =>
  createElement(
    "div",
    null,
    createElement("p", null, createElement("strong", null, caption)),
    children,
  );

/** A drawing becomes its description, because a picture's address changes with its content. A decorative one has none. */
function Figure({ alt, caption }: { alt?: string; caption?: string }) {
  const description = [alt, caption].filter(Boolean).join(" ");
  return description && createElement("p", null, createElement("em", null, description));
}

/** An article's text as HTML for feed readers. Links are absolute, resolved against the article's `url`. */
export async function articleHtml(body: string, url: string): Promise<string> {
  const { default: Body } = await evaluate(
    { path: url, value: body },
    { ...runtime, remarkPlugins: [remarkGfm, plainProse], rehypePlugins: [rehypeSlug] },
  );
  const components = {
    Note: Quotation,
    PullQuote: Quotation,
    Table: Captioned,
    Figure,
    Part: ({ children }: BoxProps) => children,
    Breathing: () => null,
    a: ({ href = "", children }: { href?: string; children?: ReactNode }) =>
      createElement("a", { href: new URL(href, url).href }, children),
  } satisfies Record<keyof typeof ARTICLE_TAGS | "a", unknown>;
  return renderToStaticMarkup(createElement(Body, { components }));
}
