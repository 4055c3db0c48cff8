import { evaluate } from "@mdx-js/mdx";
import { createElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";

type BoxProps = { title?: string; caption?: string; children?: ReactNode };

/** A feed reader knows no boxes: a note reads as a quotation with its title in bold. */
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

/** A drawing is told by what it shows: its files have no address that lasts. */
const Figure = ({ alt, caption }: { alt?: string; caption?: string }) =>
  createElement("p", null, createElement("em", null, [alt, caption].filter(Boolean).join(" ")));

/** An article's text as HTML that can be read anywhere: each link is absolute, from the article's own `address`. */
export async function articleHtml(body: string, address: string): Promise<string> {
  const { default: Body } = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
  });
  const components = {
    Note: Quotation,
    MarginNote: Quotation,
    PullQuote: Quotation,
    Table: Captioned,
    FigureRow: Captioned,
    Figure,
    Breathing: () => null,
    a: ({ href = "", children }: { href?: string; children?: ReactNode }) =>
      createElement("a", { href: new URL(href, address).href }, children),
  };
  return renderToStaticMarkup(createElement(Body, { components }));
}
