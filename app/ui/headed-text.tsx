import type { ReactNode } from "react";
import css from "./headed-text.module.css";
import { Paragraphs } from "./paragraphs.tsx";
import { Eyebrow, Lead } from "./text.tsx";

type HeadedTextProps = {
  words: { eyebrow: string; title: string; lead?: string; body: string[] };
  /** Shown after the text: buttons, a card. */
  children?: ReactNode;
};

/** A heading and its text in one column, such as next to a picture. */
export const HeadedText = ({ words, children }: HeadedTextProps) => (
  <div className={css.text}>
    <Eyebrow>{words.eyebrow}</Eyebrow>
    <h2>{words.title}</h2>
    {words.lead && <Lead>{words.lead}</Lead>}
    <Paragraphs texts={words.body} />
    {children}
  </div>
);
