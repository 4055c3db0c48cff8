import { Paragraphs } from "../ui/paragraphs.tsx";
import css from "./notice-panel.module.css";

type NoticePanelProps = {
  words: { title: string; body: string[] };
  /** The heading's level: 2 where the panel is a section of its own. */
  level: 2 | 3;
};

/** A tinted panel with what to know before anything is offered: what a method cannot do, whom to see first. */
export const NoticePanel = ({ words, level }: NoticePanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.panel}>
      <div className={css.columns}>
        <Heading className={css.title}>{words.title}</Heading>
        <div className={css.body}>
          <Paragraphs texts={words.body} />
        </div>
      </div>
    </div>
  );
};
