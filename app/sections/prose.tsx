import type { MDXComponents } from "mdx/types";
import { Children, type ComponentProps, type CSSProperties, type ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import { noBreakNumbers } from "../lib/no-break-numbers.ts";
import type { PictureData } from "../lib/picture-data.ts";
import type { BreathingContent } from "../schema/page-fields.ts";
import type { ARTICLE_TAGS, PartGround } from "../schema/prose.ts";
import { Anchor } from "../ui/anchor.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import { Breathing } from "./breathing.tsx";
import css from "./prose.module.css";
import beside from "./prose-headings-beside.module.css";
import { ProseTable, TableCaption } from "./prose-table.tsx";

/** A box inside the text. Not an <aside>, because browsers' reader modes drop those. */
const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note} data-ground="paper" role="note" aria-label={title}>
    <p className={css.noteTitle}>{title}</p>
    {children}
  </section>
);

type PartProps = { ground: PartGround; children: ReactNode };

/** A part of an article, on a band of colour across the page. */
function Part({ ground, children }: PartProps) {
  const tinted = ground !== "plaster" && ground !== "deep";
  return (
    <div
      className={css.part}
      data-ground={tinted ? "tint" : ground}
      data-tint={tinted ? ground : undefined}
    >
      {children}
    </div>
  );
}

/** A sentence of the text, again in large letters. Paper leaves it out, and phones do unless it's alone in a part. */
const PullQuote = ({ children }: { children: ReactNode }) => (
  <div className={css.pullQuote} data-print="hide">
    {children}
  </div>
);

/** For CSS, which limits a tall drawing's height by its width. */
const shape = ({ width, height }: PictureData): CSSProperties => ({
  "--figure-ratio": width / height,
});

/** Makes the `Figure` component for one article, with that article's pictures. */
export const figureOf = (pictures: Readonly<Record<string, PictureData>>) =>
  function Figure({ file, alt, caption }: { file: string; alt: string; caption?: string }) {
    const picture = pictures[file];
    if (!picture) return null;
    if (!caption)
      return (
        <Picture
          picture={{ ...picture, alt }}
          size="margin"
          className={classes(css.inMargin, !alt && "not-on-mobile")}
        />
      );
    return (
      <figure className={css.figure} style={shape(picture)}>
        <Picture picture={{ ...picture, alt }} size="text" />
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };

/** A phone number is on one line. An email address may wrap after the @ or before the last dot, as in a narrow table cell. */
function linkText(href: string, children: ReactNode): ReactNode {
  if (typeof children !== "string") return children;
  if (href.startsWith("tel:")) return noBreakNumbers(children);
  if (href !== `mailto:${children}`) return children;
  return children
    .split(/(?<=@)|(?=\.[^.]*$)/)
    .flatMap((part, i) => (i > 0 ? [<wbr key={part} />, part] : part));
}

const ProseLink = ({ href = "", children }: ComponentProps<"a">) => (
  <Anchor to={href}>{linkText(href, children)}</Anchor>
);

/** A paragraph or list item, with ranges such as "Mon–Fri" on one line. */
const withNoWrapHyphens = (Tag: "li" | "p") =>
  function ProseText({ children }: { children?: ReactNode }) {
    return (
      <Tag>
        {Children.map(children, (part) =>
          typeof part === "string" ? <NoWrapHyphens>{part}</NoWrapHyphens> : part,
        )}
      </Tag>
    );
  };

/** The components that replace four of Markdown's elements, and the tags that authors may write. */
export const proseComponents = {
  a: ProseLink,
  li: withNoWrapHyphens("li"),
  p: withNoWrapHyphens("p"),
  table: ProseTable,
  Table: TableCaption,
  Part,
  Note,
  PullQuote,
  Breathing: (content: BreathingContent) => (
    <div className={css.breathing}>
      <Breathing content={content} />
    </div>
  ),
} satisfies MDXComponents & Record<Exclude<keyof typeof ARTICLE_TAGS, "Figure">, unknown>;

type ProseProps = {
  children: ReactNode;
  /** On a wide screen, headings have a column of their own, to the left of the text. */
  headingsBeside?: boolean;
};

/** Long text: one line length, with small drawings next to it where there's space. */
export const Prose = ({ children, headingsBeside = false }: ProseProps) => (
  <div className={classes(css.prose, headingsBeside && beside.headingsBeside)} data-prose="">
    {children}
  </div>
);
