import type { ClientClinic } from "../../schema/client-content.ts";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink, Section, SectionHeading } from "../../ui/section.tsx";
import css from "./qualifications.module.css";
import type { About } from "./schema.ts";

type QualificationsProps = {
  words: About["qualifications"];
  registration: ClientClinic["registration"];
};

const STAGGER = 100;

/** The practitioner's qualifications, and the facts anyone can look up. */
export const Qualifications = ({ words, registration }: QualificationsProps) => (
  <Section>
    <SectionHeading eyebrow={words.eyebrow} title={words.title} />
    <ul className={css.cards}>
      {words.cards.map(({ picture, title, description, training }, i) => (
        <Reveal as="li" key={title} className={css.card} delay={i * STAGGER}>
          <Picture picture={picture} sizes="7rem" className={css.drawing} />
          <h3>{title}</h3>
          <div>
            <p>{description}</p>
            {training && (
              <p className={css.training}>
                {training.course}, {training.provider}, {training.year}
              </p>
            )}
          </div>
        </Reveal>
      ))}
    </ul>
    <Reveal className={css.lookUp}>
      <h3>{words.facts.title}</h3>
      <dl className={css.list}>
        <div>
          <dt>{words.facts.registration}</dt>
          <dd>
            {registration.statement}
            <p className={css.number}>
              {words.facts.number} <strong>{registration.number}</strong>
            </p>
            <MoreLink to={registration.register} arrow>
              {words.facts.register}
            </MoreLink>
          </dd>
        </div>
        <div>
          <dt>{words.facts.association}</dt>
          <dd>{registration.association}</dd>
        </div>
        <div>
          <dt>{words.facts.insurance}</dt>
          <dd>{registration.insurance}</dd>
        </div>
      </dl>
    </Reveal>
  </Section>
);
