import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section, Small } from "../../../ui/section.tsx";
import css from "./relief-areas.module.css";

type ReliefAreasProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    areas: { title: string; description: string }[];
    limits: string;
    first: string;
  };
};

const STAGGER = 50;

/** The areas people ask about, with the limits of what is known and whom to call first. */
export const ReliefAreas = ({ words }: ReliefAreasProps) => (
  <Section ground="mist">
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <p className={css.first}>{words.first}</p>
      </Reveal>
      <div>
        <Lead>{words.lead}</Lead>
        <ul className={css.areas}>
          {words.areas.map(({ title, description }, i) => (
            <Reveal as="li" key={title} delay={i * STAGGER}>
              <h3>{title}</h3>
              <p>{description}</p>
            </Reveal>
          ))}
        </ul>
        <Small>{words.limits}</Small>
      </div>
    </div>
  </Section>
);
