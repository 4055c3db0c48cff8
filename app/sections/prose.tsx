import type { MDXComponents } from "mdx/types";
import { Children, type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import type { BreathingWords } from "../schema/shared-fields.ts";
import { Anchor } from "../ui/anchor.tsx";
import { noBreakNumbers } from "../ui/no-break-numbers.ts";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import css from "./prose.module.css";
import figures from "./prose-figure.module.css";
import { ProseTable, Table } from "./prose-table.tsx";
import bands from "./quote-band.module.css";

type Titled = { title: string; children: ReactNode };

/** A box inside the text. Not an <aside>, because browsers' reader modes drop those. */
const Note = ({ title, children }: Titled) => (
  <section className={css.note} role="note" aria-label={title}>
    <p className={css.noteTitle}>{title}</p>
    {children}
  </section>
);

/** A side note about a source; on wide screens in the margin. */
const MarginNote = ({ title, children }: Titled) => (
  <div className={css.marginNote} role="note">
    <p className={css.marginNoteTitle}>{title}</p>
    {children}
  </div>
);

/** A sentence of the text in large letters: on a band across the window, or on wide screens in the margin. */
const PullQuote = ({ children }: { children: ReactNode }) => (
  <div className={`${css.pullQuote} ${bands.quote}`}>{children}</div>
);

/** On a wide screen, a tall drawing goes in the margin, a wide one spans text and margin. */
const SIZES = {
  tall: "(max-width: 600px) 70vw, 20rem",
  wide: "(max-width: 820px) 90vw, max(41rem, 30vw)",
};

/** Makes the `Figure` component for one article, with that article's pictures. */
export const figureOf = (pictures: Readonly<Record<string, PictureData>>) =>
  function Figure({ file, alt, caption }: { file: string; alt: string; caption?: string }) {
    const picture = pictures[file];
    if (!picture) return null;
    if (!caption)
      return <Picture picture={{ ...picture, alt }} sizes="20rem" className={figures.vignette} />;
    const look = picture.height > picture.width ? "tall" : "wide";
    return (
      <figure className={figures.figure} data-look={look}>
        <Picture picture={{ ...picture, alt }} sizes={SIZES[look]} className={figures.drawing} />
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };

/** Several drawings on one background, each with a label, and a caption for all. */
const FigureRow = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure className={figures.figureRow}>
    <div className={figures.row}>{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** Loaded by the articles that have one. */
const LazyBreathing = lazy(async () => ({
  default: (await import("./breathing.tsx")).Breathing,
}));

const Breathing = (words: BreathingWords) => (
  <figure className={figures.breathing}>
    <Suspense>
      <LazyBreathing words={words} />
    </Suspense>
  </figure>
);

const ProseLink = ({ href = "", children }: ComponentProps<"a">) => (
  <Anchor to={href}>
    {href.startsWith("tel:") && typeof children === "string" ? noBreakNumbers(children) : children}
  </Anchor>
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
export const proseComponents: MDXComponents = {
  a: ProseLink,
  li: withNoWrapHyphens("li"),
  p: withNoWrapHyphens("p"),
  table: ProseTable,
  Table,
  Note,
  MarginNote,
  PullQuote,
  FigureRow,
  Breathing,
};

/** Long text: one line length, spacing between parts, and a margin on wide screens. */
export const Prose = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={className ? `${css.prose} ${className}` : css.prose} data-prose="">
    {children}
  </div>
);
