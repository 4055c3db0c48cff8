import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, Lead, MoreLink, Section, Small } from "../../ui/section.tsx";
import css from "./choose-service.module.css";

type ChooseServiceProps = {
  words: {
    eyebrow: string;
    title: string;
    lead?: string | undefined;
    choices: { situation: string; link: { label: string; to: string } }[];
    note: string;
  };
};

const STAGGER = 50;

/** What a visitor might say, and the page that answers it. */
export const ChooseService = ({ words }: ChooseServiceProps) => (
  <Section>
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        {words.lead && <Lead>{words.lead}</Lead>}
      </Reveal>
      <div>
        <ul className={css.choices} aria-label={words.eyebrow}>
          {words.choices.map(({ situation, link }, i) => (
            <Reveal as="li" key={situation} className={css.choice} delay={i * STAGGER}>
              <p className={css.situation}>{situation}</p>
              <MoreLink to={link.to} arrow>
                {link.label}
              </MoreLink>
            </Reveal>
          ))}
        </ul>
        <Small>{words.note}</Small>
      </div>
    </div>
  </Section>
);
