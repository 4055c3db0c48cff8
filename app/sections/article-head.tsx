import type { ReactNode } from "react";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import { Eyebrow, Wrap } from "../ui/section.tsx";
import css from "./article-head.module.css";

type ArticleHeadProps = {
  eyebrow: string;
  title: string;
  lead: string;
  /** The way back, where the page has one. */
  back?: { label: string; to: string };
  /** Byline, dates, reading time. */
  meta: ReactNode[];
};

/** The opening of a page to read: no picture behind it, everything in the middle. */
export const ArticleHead = ({ eyebrow, title, lead, back, meta }: ArticleHeadProps) => (
  <header className={css.head}>
    <Wrap>
      {back && (
        <p className={css.back}>
          <Anchor to={back.to} data-print="hide">
            <Icon name="arrow" size={18} />
            {back.label}
          </Anchor>
        </p>
      )}
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      <ul className={css.meta}>
        {meta.map((entry, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries are fixed and have no other name
          <li key={i}>{entry}</li>
        ))}
      </ul>
    </Wrap>
  </header>
);
