import { Paragraphs } from "../ui/paragraphs.tsx";
import css from "./notice-panel.module.css";

type NoticePanelProps = {
  words: { title: string; body: string[] };
  /** The heading's level: 2 if the panel is a separate section. */
  level: 2 | 3;
};

/** A tinted panel for limits and warnings: what a method can't do, who to see first. */
export const NoticePanel = ({ words, level }: NoticePanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.notice}>
      <div className={level === 2 ? css.strip : css.columns}>
        <Heading className={css.title}>{words.title}</Heading>
        <div className={css.body}>
          <Paragraphs texts={words.body} />
        </div>
      </div>
    </div>
  );
};
