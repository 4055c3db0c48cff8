import { evaluate } from "@mdx-js/mdx";
import { createElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";

type NoteProps = { title?: string; children?: ReactNode };

/** A feed reader knows no boxes: a note reads as a quotation with its title in bold. */
const Note = ({ title, children }: NoteProps) =>
  createElement(
    "blockquote",
    null,
    title && createElement("p", null, createElement("strong", null, title)),
    children,
  );

type Inside = { caption?: string; children?: ReactNode };

/** The sentence stands in the text once, so a feed reader gets it too. */
const PullQuote = ({ children }: Inside) => createElement("blockquote", null, children);

/** A feed reader cannot be sent a picture's sizes: a drawing is told by what it shows. */
const Figure = ({ alt, caption }: { alt?: string; caption?: string }) =>
  createElement("p", null, createElement("em", null, [alt, caption].filter(Boolean).join(" ")));

const FigureRow = ({ caption, children }: Inside) =>
  createElement("div", null, children, createElement("p", null, caption));

const Table = ({ caption, children }: Inside) =>
  createElement(
    "div",
    null,
    createElement("p", null, createElement("strong", null, caption)),
    children,
  );

/**
 * An article's text as HTML that can be read anywhere: every address absolute, from the article's own
 * `address`.
 */
export async function articleHtml(body: string, address: string): Promise<string> {
  const absolute = (value: string) => new URL(value, address).href;
  const { default: Body } = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
  });
  const components = {
    Note,
    MarginNote: Note,
    Figure,
    FigureRow,
    Table,
    PullQuote,
    a: ({ href = "", children }: { href?: string; children?: ReactNode }) =>
      createElement("a", { href: absolute(href) }, children),
    img: ({ src = "", alt = "" }: { src?: string; alt?: string }) =>
      createElement("img", { src: absolute(src), alt }),
  };
  return renderToStaticMarkup(createElement(Body, { components }));
}
