import type { ReactNode } from "react";
import { Container } from "../ui/container.tsx";
import { TableOfContents } from "../ui/table-of-contents.tsx";
import css from "./prose-layout.module.css";

type ProseLayoutProps = {
  tableOfContents: { title: string; entries: { id: string; title: string }[] };
  /** Shown above the table of contents and the text, at full page width. */
  fullWidthBlock?: ReactNode;
  /** One or more `ProseBlock`. */
  children: ReactNode;
};

/** A long text with its table of contents. */
export const ProseLayout = ({ tableOfContents, fullWidthBlock, children }: ProseLayoutProps) => (
  <Container className={css.reading}>
    {fullWidthBlock && (
      <div className={css.block} data-full-width="">
        {fullWidthBlock}
      </div>
    )}
    {tableOfContents.entries.length > 0 && (
      <div className={css.tableOfContents}>
        <TableOfContents {...tableOfContents} />
      </div>
    )}
    {children}
  </Container>
);

/**
 * A block of the text, such as the article, its sources, or when to get help first. A browser's reader mode
 * keeps the element with the most paragraphs, and its siblings of the same class. So all blocks are siblings
 * with only this class.
 */
export const ProseBlock = ({ children }: { children: ReactNode }) => (
  <div className={css.block}>{children}</div>
);
