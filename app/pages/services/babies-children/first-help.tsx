import { Section } from "../../../ui/section.tsx";
import css from "./first-help.module.css";

type FirstHelpProps = { words: { title: string; body: string[] } };

/** Whom to see before this clinic: the panel that comes before anything else is offered. */
export const FirstHelp = ({ words }: FirstHelpProps) => (
  <Section className={css.section}>
    <div className={css.panel}>
      <h2 className={css.title}>{words.title}</h2>
      <div className={css.body}>
        {words.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </Section>
);
