import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section, Small } from "../../../ui/section.tsx";
import css from "./situations.module.css";

type SituationsProps = {
  words: {
    title: string;
    lead: string;
    items: { title: string; description: string }[];
    limits: string;
  };
};

const STAGGER = 50;

/** What people come with: the heading and its limits stay in view while the list passes. */
export const Situations = ({ words }: SituationsProps) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div className={css.head}>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <Small>{words.limits}</Small>
      </div>
      <ul>
        {words.items.map(({ title, description }, i) => (
          <Reveal as="li" key={title} className={css.item} delay={i * STAGGER}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ul>
    </div>
  </Section>
);
