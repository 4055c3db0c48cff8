import css from "./notice.module.css";
import { Panel } from "./panel.tsx";
import { Paragraphs } from "./paragraphs.tsx";

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
