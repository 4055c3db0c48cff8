import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import css from "./panel.module.css";
import { Paragraphs } from "./paragraphs.tsx";

type PanelProps = {
  children: ReactNode;
  /** Warm for notices and people, white on a tint, plaster elsewhere. */
  color?: "warm" | "white" | "plaster";
};

/** A sheet of paper that lies on a ground. */
export const Panel = ({ children, color = "warm" }: PanelProps) => (
  <div className={classes(css.panel, css[color])} data-ground="paper">
    {children}
  </div>
);

type NoticeProps = {
  content: { title: string; body: readonly string[] };
  /** The heading's level: 2 if the panel is a whole section. */
  level?: 2 | 3;
};

/** A panel with a title and text: limits and warnings. */
export const Notice = ({ content, level = 3 }: NoticeProps) => {
  const Heading = `h${level}` as const;
  return (
    <Panel>
      <div className={css.notice}>
        <Heading className={css.title}>{content.title}</Heading>
        <div className={css.body}>
          <Paragraphs texts={content.body} />
        </div>
      </div>
    </Panel>
  );
};
