import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import css from "./statement.module.css";
import { Eyebrow } from "./typography.tsx";

type StatementProps = {
  eyebrow?: string;
  title: string;
  sentence: string;
  centered?: boolean;
  /** Shown after the sentence. */
  children?: ReactNode;
};

/** A small heading and a large sentence. */
export const Statement = ({ eyebrow, title, sentence, centered, children }: StatementProps) => (
  <div className={classes(centered && css.centered)}>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    <h2 className={css.title}>{title}</h2>
    <p className={css.sentence}>{sentence}</p>
    {children}
  </div>
);
