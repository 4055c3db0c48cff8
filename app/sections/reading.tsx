import type { ReactNode } from "react";
import { ContentsList } from "../ui/contents-list.tsx";
import { Wrap } from "../ui/section.tsx";
import css from "./reading.module.css";

type ReadingProps = {
  contents: { title: string; entries: { id: string; title: string }[] };
  children: ReactNode;
};

/** A long text with its contents beside it. */
export const Reading = ({ contents, children }: ReadingProps) => (
  <Wrap className={css.reading}>
    <ContentsList title={contents.title} entries={contents.entries} />
    <div className={css.text}>{children}</div>
  </Wrap>
);
