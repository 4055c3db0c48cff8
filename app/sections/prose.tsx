import type { MDXComponents } from "mdx/types";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import css from "./prose.module.css";

/** A box beside the run of the text. */
const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <aside className={css.note} aria-label={title}>
    <p className={css.noteTitle}>{title}</p>
    {children}
  </aside>
);

/** A sentence of the text, large. */
const PullQuote = ({ children }: { children: ReactNode }) => (
  <aside className={css.quote}>{children}</aside>
);

/** The figures of one text, each shown whole with its caption. */
export const figureOf = (pictures: Readonly<Record<string, PictureData>>) =>
  function Figure({ file, alt, caption }: { file: string; alt: string; caption: string }) {
    const picture = pictures[file];
    return (
      <figure className={css.figure}>
        {picture && (
          <Picture picture={{ ...picture, alt }} sizes="(max-width: 820px) 92vw, 42rem" />
        )}
        <figcaption>{caption}</figcaption>
      </figure>
    );
  };

const ProseLink = ({ href = "", children }: ComponentProps<"a">) => (
  <Anchor to={href}>{children}</Anchor>
);

/** A table that scrolls inside itself where the screen is too narrow; `label` names that region. */
export const ScrollTable = ({ label, children }: { label: string; children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  // biome-ignore lint/a11y/useSemanticElements: a group of form fields is something else
  <div role="group" className={css.scroll} aria-label={label} tabIndex={0}>
    <table className={css.table}>{children}</table>
  </div>
);

/** What the elements of a Markdown text become; its tables need `ScrollTable` with a name. */
export const proseComponents: MDXComponents = { a: ProseLink, Note, PullQuote };

/** A text to read: one measure, room between its parts. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={css.prose} data-prose="">
    {children}
  </div>
);
