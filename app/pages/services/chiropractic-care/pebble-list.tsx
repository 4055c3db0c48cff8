import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section, Small } from "../../../ui/section.tsx";
import css from "./pebble-list.module.css";

type PebbleListProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    items: { name: string; description: string }[];
    note: string;
  };
};

const STAGGER = 100;

/** The techniques by name, each beside a pebble; together the pebbles make the gentle S of a spine. */
export const PebbleList = ({ words }: PebbleListProps) => (
  <Section ground="deep">
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <Small>{words.note}</Small>
      </Reveal>
      <dl className={css.list}>
        {words.items.map(({ name, description }, i) => (
          <Reveal key={name} className={css.entry} delay={i * STAGGER}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </Reveal>
        ))}
      </dl>
    </div>
  </Section>
);
