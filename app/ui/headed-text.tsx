import type { ReactNode } from "react";
import css from "./headed-text.module.css";
import { Paragraphs } from "./paragraphs.tsx";
import { Eyebrow, Lead } from "./typography.tsx";

type HeadedTextProps = {
  content: { eyebrow: string; title: string; lead?: string; body: string[] };
  /** Shown after the text: buttons, a card. */
  children?: ReactNode;
};

/** A heading and its text in one column, such as next to a picture. */
export const HeadedText = ({ content, children }: HeadedTextProps) => (
  <div className={css.text}>
    <Eyebrow>{content.eyebrow}</Eyebrow>
    <h2>{content.title}</h2>
    {content.lead && <Lead>{content.lead}</Lead>}
    <Paragraphs texts={content.body} />
    {children}
  </div>
);
