import type { ReactNode } from "react";
import css from "./panel.module.css";
import { Paragraphs } from "./paragraphs.tsx";

type PanelProps = {
  children: ReactNode;
  /** Warm for notices and people, white on a tint, plaster and mist elsewhere. */
  color?: "warm" | "white" | "plaster" | "mist";
};

/** A sheet of paper that lies on a ground. */
export const Panel = ({ children, color = "warm" }: PanelProps) => (
  <div className={`${css.panel} ${css[color]}`} data-ground="paper">
    {children}
  </div>
);

type NoticeProps = Pick<PanelProps, "color"> & {
  words: { title: string; body: readonly string[] };
  /** The heading's level: 2 if the panel is a whole section. */
  level?: 2 | 3;
  /** Shown after the text. */
  children?: ReactNode;
};

/** A panel with a title and text: limits, warnings, what research says. */
export const Notice = ({ words, level = 3, color, children }: NoticeProps) => {
  const Heading = `h${level}` as const;
  return (
    <Panel {...(color && { color })}>
      <div className={css.notice}>
        <Heading className={css.title}>{words.title}</Heading>
        <div className={css.body}>
          <Paragraphs texts={words.body} />
          {children}
        </div>
      </div>
    </Panel>
  );
};
