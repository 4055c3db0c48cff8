import type { MDXComponents } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../ui/link.tsx";
import { nonBreaking } from "../ui/non-breaking.ts";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import css from "./prose.module.css";
import figures from "./prose-figure.module.css";
import { ProseTable, Table } from "./prose-table.tsx";

type Titled = { title: string; children: ReactNode };

/** A box in the run of the text. Not an `aside`: reader modes drop those. */
const Note = ({ title, children }: Titled) => (
  <section className={css.note} role="note" aria-label={title}>
    <p className={css.noteTitle}>{title}</p>
    {children}
  </section>
);

/** A few words about a source; on wide screens beside the paragraph that names it. */
const MarginNote = ({ title, children }: Titled) => (
  <div className={css.marginNote} role="note">
    <p className={css.source}>{title}</p>
    {children}
  </div>
);

/** A sentence of the text, large; on wide screens in the margin. */
const PullQuote = ({ children }: { children: ReactNode }) => (
  <div className={css.quote}>{children}</div>
);

/** A drawing that is higher than wide stands in the margin of a wide screen, any other over text and margin. */
const SIZES = {
  tall: "(max-width: 600px) 70vw, 20rem",
  wide: "(max-width: 820px) 90vw, max(41rem, 30vw)",
};

/** The figures of one text, each shown whole with its caption. */
export const figureOf = (pictures: Readonly<Record<string, PictureData>>) =>
  function Figure({ file, alt, caption }: { file: string; alt: string; caption: string }) {
    const picture = pictures[file];
    if (!picture) return null;
    const look = picture.height > picture.width ? "tall" : "wide";
    return (
      <figure className={figures.figure} data-look={look}>
        <Picture picture={{ ...picture, alt }} sizes={SIZES[look]} className={figures.drawing} />
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };

/** Several drawings on one ground, each with its label, and a caption for them all. */
const FigureRow = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure className={figures.figureRow}>
    <div className={figures.row}>{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

const ProseLink = ({ href = "", children }: ComponentProps<"a">) => (
  <Anchor to={href}>
    {href.startsWith("tel:") && typeof children === "string" ? nonBreaking(children) : children}
  </Anchor>
);

/** What the elements of a Markdown text become. */
export const proseComponents: MDXComponents = {
  a: ProseLink,
  table: ProseTable,
  Table,
  Note,
  MarginNote,
  PullQuote,
  FigureRow,
};

/** A text to read: one measure, room between its parts, and a margin where the screen has one. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={css.prose} data-prose="">
    {children}
  </div>
);
